-- grants_of_table
CREATE INDEX grants_of_table on grants (table_id, created_at);

-- sqlite_autoindex_rows_2
;

-- grants
CREATE TABLE grants (
    hash blob not null primary key check (length(hash) = 32),
    table_id text not null references tables (id) on delete cascade,
    role text not null,
    seat integer check (seat between 0 and 255),
    created_at integer not null,
    revoked integer not null check (revoked in (0, 1))
, sum integer not null default 0) strict, without rowid;

-- rows
CREATE TABLE rows (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null check (seq >= 1),
    cmd_id text not null,
    at integer not null,
    body blob not null, hash blob, sum integer,
    primary key (table_id, seq),
    unique (table_id, cmd_id)
) strict, without rowid;

-- store
CREATE TABLE store (
    name text not null primary key,
    value blob not null,
    sum integer not null default 0
) strict, without rowid;

-- tables
CREATE TABLE tables (
    id text not null primary key check (length(id) between 1 and 32),
    created_at integer not null,
    title text not null,
    system text not null
, head integer not null default 0, hash blob not null
    default x'0000000000000000000000000000000000000000000000000000000000000000', last_at integer not null default 0, bytes integer not null default 0, sum integer not null default 0) strict, without rowid;

-- grants_are_new
CREATE TRIGGER grants_are_new before insert on grants
when exists (select 1 from grants where hash = new.hash)
begin
    select raise(abort, 'there is such a grant');
end;

-- grants_stay
CREATE TRIGGER grants_stay before delete on grants
when exists (select 1 from tables where id = old.table_id)
begin
    select raise(abort, 'a grant goes only with its table');
end;

-- grants_stay_as_they_are
CREATE TRIGGER grants_stay_as_they_are before update on grants
when new.hash <> old.hash or new.table_id <> old.table_id or new.role <> old.role or new.seat is not old.seat
    or new.created_at <> old.created_at or new.revoked < old.revoked
begin
    select raise(abort, 'a grant can only be revoked');
end;

-- rows_follow
CREATE TRIGGER rows_follow before insert on rows
when new.seq <> 1 + coalesce((select max(seq) from rows where table_id = new.table_id), 0)
    or exists (select 1 from rows where table_id = new.table_id and cmd_id = new.cmd_id)
    or length(new.hash) is not 32 or new.sum is null
begin
    select raise(abort, 'a row follows the last one');
end;

-- rows_stay
CREATE TRIGGER rows_stay before delete on rows
when exists (select 1 from tables where id = old.table_id)
begin
    select raise(abort, 'a row goes only with its table');
end;

-- rows_stay_as_they_are
CREATE TRIGGER rows_stay_as_they_are before update on rows
begin
    select raise(abort, 'a row never changes');
end;

-- tables_keep_their_names
CREATE TRIGGER tables_keep_their_names before update on tables
when new.id <> old.id
begin
    select raise(abort, 'a table keeps its name');
end;

-- tables_only_grow
CREATE TRIGGER tables_only_grow before update on tables
when new.head <> old.head and new.head <> old.head + 1
begin
    select raise(abort, 'a log grows by one row');
end;

-- tables_stay
CREATE TRIGGER tables_stay before insert on tables
when exists (select 1 from tables where id = new.id)
begin
    select raise(abort, 'there is such a table');
end;

