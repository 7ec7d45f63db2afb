-- Tables, their rows, and the grants that let people in. Times are milliseconds since 1970.

create table tables (
    id text not null primary key check (length(id) between 1 and 32),
    created_at integer not null,
    title text not null,
    system text not null
) strict, without rowid;

-- Without rowid, the rows of one table lie side by side: to read a log is to read on.
create table rows (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null check (seq >= 1),
    cmd_id text not null,
    at integer not null,
    body blob not null,
    primary key (table_id, seq),
    unique (table_id, cmd_id)
) strict, without rowid;

create table grants (
    hash blob not null primary key check (length(hash) = 32),
    table_id text not null references tables (id) on delete cascade,
    role text not null,
    seat integer check (seat between 0 and 255),
    created_at integer not null,
    revoked integer not null check (revoked in (0, 1))
) strict, without rowid;

create index grants_of_table on grants (table_id, created_at);

-- `insert or replace` removes what is in its way and fires no trigger for it; so nothing may be in its way.
create trigger tables_stay before insert on tables
when exists (select 1 from tables where id = new.id)
begin
    select raise(abort, 'there is such a table');
end;

create trigger tables_keep_their_names before update on tables
when new.id <> old.id
begin
    select raise(abort, 'a table keeps its name');
end;

-- A log only ever grows at its end, and carries out a command once.
create trigger rows_follow before insert on rows
when new.seq <> 1 + coalesce((select max(seq) from rows where table_id = new.table_id), 0)
    or exists (select 1 from rows where table_id = new.table_id and cmd_id = new.cmd_id)
begin
    select raise(abort, 'a row follows the last one');
end;

create trigger rows_stay_as_they_are before update on rows
begin
    select raise(abort, 'a row never changes');
end;

-- When a whole table is deleted, its own line goes first and the foreign key takes the rows along; so whoever
-- deletes a row while its table is there wants that row alone.
create trigger rows_stay before delete on rows
when exists (select 1 from tables where id = old.table_id)
begin
    select raise(abort, 'a row goes only with its table');
end;

create trigger grants_are_new before insert on grants
when exists (select 1 from grants where hash = new.hash)
begin
    select raise(abort, 'there is such a grant');
end;

create trigger grants_stay_as_they_are before update on grants
when new.hash <> old.hash or new.table_id <> old.table_id or new.role <> old.role or new.seat is not old.seat
    or new.created_at <> old.created_at or new.revoked < old.revoked
begin
    select raise(abort, 'a grant can only be revoked');
end;

create trigger grants_stay before delete on grants
when exists (select 1 from tables where id = old.table_id)
begin
    select raise(abort, 'a grant goes only with its table');
end;
