create trigger tables_keep_their_names before update on tables
when new.id <> old.id
begin
    select raise(abort, 'a table keeps its name');
end;

create trigger tables_only_grow before update on tables
when new.head <> old.head and new.head <> old.head + 1
begin
    select raise(abort, 'a log grows by one row');
end;

-- A log only ever grows at its end, and carries out a command once.
create trigger rows_follow before insert on rows
when new.seq <> 1 + coalesce((select max(seq) from rows where table_id = new.table_id), 0)
    or exists (select 1 from rows where table_id = new.table_id and cmd_id = new.cmd_id)
    or length(new.hash) is not 32 or new.sum is null
begin
    select raise(abort, 'a row follows the last one');
end;

create trigger rows_stay_as_they_are before update on rows
begin
    select raise(abort, 'a row never changes');
end;

create trigger grants_stay_as_they_are before update on grants
when new.hash <> old.hash or new.table_id <> old.table_id or new.role <> old.role or new.seat is not old.seat
    or new.created_at <> old.created_at or new.revoked < old.revoked
begin
    select raise(abort, 'a grant can only be revoked');
end;
