-- A chain of hashes: each row carries the hash of itself and all before it, and each table that of its last row.
-- Checksums (`sum`) cover what the chain does not.

drop trigger tables_keep_their_names;
drop trigger rows_follow;
drop trigger rows_stay_as_they_are;
drop trigger grants_stay_as_they_are;

alter table tables add column head integer not null default 0;
alter table tables add column hash blob not null
    default x'0000000000000000000000000000000000000000000000000000000000000000';
alter table tables add column last_at integer not null default 0;
alter table tables add column bytes integer not null default 0;
alter table tables add column sum integer not null default 0;

alter table rows add column hash blob;
alter table rows add column sum integer;

alter table grants add column sum integer not null default 0;

-- What belongs to the whole store: `key` veils the hashes that people are shown.
create table store (
    name text not null primary key,
    value blob not null,
    sum integer not null default 0
) strict, without rowid;
insert into store (name, value) values ('key', randomblob(32));
