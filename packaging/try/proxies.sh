#!/bin/sh
# Serves through the examples in packaging/proxies, with ports above 1024 and certificates of our own.
. "$(dirname "$0")/common.sh"
certificate table.example
server=""
# serve PORT: a server that people reach through a proxy at this port.
serve() {
    [ -z "$server" ] || kill "$server"
    [ -z "$server" ] || wait "$server" || true
    start schwung "$SCHWUNG" serve --listen 127.0.0.1:18417 --data "$WORK/schwung.db" \
        --public-url "https://table.example:$1" --trust-proxy
    server=$!
    until_true "$SCHWUNG" health 127.0.0.1:18417
}
# The name leads to this machine, but only for who is asked to look.
printf '127.0.0.1 localhost table.example\n' > hosts
apart="unshare --mount"
unshare --user --map-root-user --mount true 2> /dev/null && apart="unshare --user --map-root-user --mount"
# doctor PORT: whether the doctor finds that people can play there.
doctor() {
    $apart sh -c 'mount --bind hosts /etc/hosts && exec "$@"' sh env SSL_CERT_FILE="$WORK/ca.pem" "$SCHWUNG" --lang en doctor \
        --data "$WORK/schwung.db" --listen 127.0.0.1:18417 --public-url "https://table.example:$1" > doctor.log 2>&1
    code=$?
    grep -q "connection for playing works" doctor.log || cat doctor.log
    echo $code
}
table='{"start":{"demo":{"system":"sotc"}},"gm":"","lang":"en"}'
# through PORT: all that players need.
through() {
    at="https://table.example:$1"
    port=$1
    set -- --cacert ca.pem --resolve "table.example:$1:127.0.0.1"
    until_true curl -sf "$@" "$at/health"
    is 0 doctor "$port"
    is 200 curl -s -o /dev/null -w '%{http_code}' "$@" "$at/"
    is 201 curl -s -o made.json -w '%{http_code}' "$@" -H 'Content-Type: application/json' -d "$table" "$at/api/tables"
    is 101 socket "$@" -H "Origin: $at" "$at/api/socket"
    # The game master's file must fit through; it is no table, which only the server can say.
    head -c 8000000 /dev/zero | tr '\0' ' ' > large.json
    status=$(curl -s -o /dev/null -w '%{http_code}' "$@" -H 'Content-Type: application/json' --data-binary @large.json "$at/api/tables")
    [ "$status" != 413 ] || fail "a table of 8 MB does not get through"
}

# Events must come through one by one: the stream's first lines at once, not at its end.
events() {
    token=$(sed 's/.*"gm":"\([^"]*\)".*/\1/' made.json)
    id=$(sed 's/.*"table":"\([^"]*\)".*/\1/' made.json)
    curl -sN --max-time 3 --cacert ca.pem --resolve "table.example:$1:127.0.0.1" -H "Authorization: Bearer $token" \
        "https://table.example:$1/api/tables/$id/events" > events.txt || true
    [ -s events.txt ] || fail "no event comes through"
}

# nginx
mkdir -p nginx
sed -e 's/listen 80;/listen 127.0.0.1:10080;/; s/listen 443 ssl;/listen 127.0.0.1:10443 ssl;/; /listen \[::\]/d' \
    -e "s#/etc/letsencrypt/live/table.example/fullchain.pem#$WORK/table.example.pem#" \
    -e "s#/etc/letsencrypt/live/table.example/privkey.pem#$WORK/table.example.key#" \
    -e 's/127.0.0.1:8417/127.0.0.1:18417/' "$ROOT/packaging/proxies/nginx.conf" > nginx/schwung.conf
cat > nginx/nginx.conf << END
user root; pid $WORK/nginx/pid; error_log $WORK/nginx/error.log; daemon off;
events {}
http {
    access_log off; client_body_temp_path $WORK/nginx/body; proxy_temp_path $WORK/nginx/proxy;
    fastcgi_temp_path $WORK/nginx/f; uwsgi_temp_path $WORK/nginx/u; scgi_temp_path $WORK/nginx/s;
    include $WORK/nginx/schwung.conf;
}
END
start nginx nginx -c "$WORK/nginx/nginx.conf"
serve 10443
through 10443
events 10443
is 308 curl -s -o /dev/null -w '%{http_code}' -H 'Host: table.example' http://127.0.0.1:10080/

# Caddy
{
    printf '{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port 11443\n\thttp_port 11080\n}\n'
    sed -e 's/^table.example {/https:\/\/table.example:11443 {\n\tbind 127.0.0.1\n\ttls table.example.pem table.example.key/' \
        -e 's/127.0.0.1:8417/127.0.0.1:18417/' "$ROOT/packaging/proxies/Caddyfile"
} > Caddyfile
start caddy env HOME="$WORK" caddy run --config Caddyfile --adapter caddyfile
serve 11443
through 11443
events 11443
echo "${passed} passed, 0 failed"
