#!/bin/sh
# Two servers on one PostgreSQL behind Caddy, as in packaging/nodes: a table goes on while its server is gone.
. "$(dirname "$0")/common.sh"
# PostgreSQL refuses to run as root.
as_postgres=""
[ "$(id -u)" != 0 ] || as_postgres="setpriv --reuid=postgres --regid=postgres --clear-groups"
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
base=$(mktemp -d)
trap 'status=$?; stop_all; rm -rf "$base"; [ $status = 0 ] || tail -n 30 -- *.log; exit $status' EXIT
[ -z "$as_postgres" ] || chown postgres "$base"
$as_postgres "$bin/initdb" -D "$base/data" -A trust -U schwung > initdb.log 2>&1
start db $as_postgres "$bin/postgres" -D "$base/data" -k "$base" -h 127.0.0.1 -p 15432
until_true $as_postgres "$bin/pg_isready" -h 127.0.0.1 -p 15432
$as_postgres "$bin/createdb" -h 127.0.0.1 -p 15432 -U schwung schwung

# node N: the Nth server, with the environment that the compose file gives it.
node() {
    start "node$1" env "SCHWUNG_STORE=postgres://schwung@127.0.0.1:15432/schwung?sslmode=disable" "SCHWUNG_NODE=node$1" \
        SCHWUNG_TRUST_PROXY=true SCHWUNG_PUBLIC_URL=http://localhost:18080 "$SCHWUNG" serve --listen "127.0.0.1:1841$1"
    eval "node$1=$!"
    until_true "$SCHWUNG" health "127.0.0.1:1841$1"
}
node 1
node 2
{
    printf '{\n\tadmin off\n}\n'
    sed -e 's/^:8080/http:\/\/:18080/; s/node1:8417/127.0.0.1:18411/g; s/node2:8417/127.0.0.1:18412/g' "$ROOT/packaging/nodes/Caddyfile"
} > Caddyfile
start caddy env HOME="$WORK" caddy run --config Caddyfile --adapter caddyfile
at=http://localhost:18080
until_true curl -sf "$at/health"

table='{"start":{"demo":{"system":"sotc"}},"gm":"","lang":"en"}'
is 201 curl -s -o made.json -w '%{http_code}' -H 'Content-Type: application/json' -d "$table" "$at/api/tables"
token=$(sed 's/.*"gm":"\([^"]*\)".*/\1/' made.json)
id=$(sed 's/.*"table":"\([^"]*\)".*/\1/' made.json)
for _ in 1 2 3; do is 101 socket -H "Origin: $at" "$at/api/socket?views=differences&table=$id"; done
is 1 sh -c 'grep -l /api/socket node1.log node2.log | wc -l'
# say N: a line of the game master through the proxy. What a server was about to answer when it died is asked again.
say() {
    curl -s --max-time 20 --retry 5 --retry-delay 1 -o said.json -w '%{http_code}' -H 'Content-Type: application/json' \
        -H "Authorization: Bearer $token" \
        -d "{\"id\":\"line-$1\",\"what\":{\"house\":{\"say\":{\"text\":\"line $1 of the evening\"}}}}" "$at/api/table/do"
}
told() {
    curl -s --max-time 20 -H "Authorization: Bearer $token" "$at/api/table/export" | grep -o 'line [0-9]* of the evening' | wc -l
}
# Whichever server has the table: either is killed once, and comes back.
line=0
for killed in 1 2; do
    for _ in 1 2 3; do line=$((line + 1)); is 200 say $line; done
    eval "kill -9 \$node$killed"
    for _ in 1 2 3; do line=$((line + 1)); is 200 say $line; done
    is $line told
    node $killed
    until_true curl -sf "http://127.0.0.1:1841$killed/ready"
done
# The same line again is the same record.
is 200 say $line
is $line told
echo "${passed} passed, 0 failed"
