-- Tables, their rows, and the grants that let people in, as in SQLite. Times are milliseconds since 1970. Each row carries
-- the hash of itself and all before it, each table that of its last row; checksums (`sum`) cover what the chain does not.

create table tables (
    id text collate "C" primary key check (length(id) between 1 and 32),
    created_at bigint not null,
    title text not null,
    system text not null,
    head bigint not null check (head >= 1),
    hash bytea not null check (length(hash) = 32),
    last_at bigint not null,
    bytes bigint not null,
    sum bigint not null
) with (fillfactor = 70);

create table rows (
    table_id text collate "C" not null references tables (id) on delete cascade,
    seq bigint not null check (seq >= 1),
    cmd_id text collate "C" not null,
    at bigint not null,
    body bytea not null,
    hash bytea not null check (length(hash) = 32),
    sum bigint not null,
    primary key (table_id, seq),
    unique (table_id, cmd_id)
);

create table grants (
    hash bytea primary key check (length(hash) = 32),
    table_id text collate "C" not null references tables (id) on delete cascade,
    role text not null,
    seat smallint check (seat between 0 and 255),
    created_at bigint not null,
    revoked boolean not null,
    sum bigint not null
);

create index grants_of_table on grants (table_id, created_at);

-- What belongs to the whole store: `key` veils the hashes that people are shown.
create table store (
    name text primary key,
    value bytea not null,
    sum bigint not null
);

-- The servers that use the store. Each one updates its own line where it needs a commit that changes nothing else.
create table nodes (
    id text primary key,
    name text not null,
    version text not null,
    seen bigint not null
) with (fillfactor = 50);

create function keep_tables() returns trigger language plpgsql as $$
begin
    if new.id <> old.id or new.head < old.head then
        raise exception 'a table keeps its name, and its log only grows';
    end if;
    return new;
end $$;

create trigger tables_only_grow before update on tables for each row execute function keep_tables();

-- When a whole table is deleted, its own line goes first and the foreign key takes the rows along; so whoever deletes a
-- row while its table is there wants that row alone.
create function keep_rows() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' and not exists (select 1 from tables where id = old.table_id) then
        return old;
    end if;
    raise exception 'a row never changes and goes only with its table';
end $$;

create trigger rows_stay before update or delete on rows for each row execute function keep_rows();

create function keep_grants() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' then
        if exists (select 1 from tables where id = old.table_id) then
            raise exception 'a grant goes only with its table';
        end if;
        return old;
    end if;
    if (new.hash, new.table_id, new.role, new.created_at) <> (old.hash, old.table_id, old.role, old.created_at)
        or new.seat is distinct from old.seat or new.revoked < old.revoked then
        raise exception 'a grant can only be revoked';
    end if;
    return new;
end $$;

create trigger grants_stay before update or delete on grants for each row execute function keep_grants();
