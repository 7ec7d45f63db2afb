#!/bin/sh
# Orders a certificate from Pebble, the test server of Let's Encrypt, and serves with it.
. "$(dirname "$0")/common.sh"
certificate localhost
cat > pebble.json << END
{ "pebble": {
  "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
  "certificate": "$WORK/localhost.pem", "privateKey": "$WORK/localhost.key",
  "httpPort": 5002, "tlsPort": 15001, "ocspResponderURL": "", "externalAccountBindingRequired": false
} }
END
start names pebble-challtestsrv -defaultIPv4 127.0.0.1 -defaultIPv6 "" -dns01 127.0.0.1:8053 -http01 "" -https01 "" \
    -tlsalpn01 "" -management 127.0.0.1:8055
start pebble env PEBBLE_VA_NOSLEEP=1 pebble -config pebble.json -dnsserver 127.0.0.1:8053
until_true curl -sf --cacert ca.pem https://localhost:14000/dir
curl -sf --cacert ca.pem https://localhost:15000/roots/0 > root.pem
# The root and what lies between are new at each start of Pebble.
serve() {
    start schwung env SCHWUNG_ACME_DIRECTORY=https://localhost:14000/dir SCHWUNG_ACME_AUTHORITY="$WORK/ca.pem" \
        "$SCHWUNG" serve --domain table.test --listen 127.0.0.1:15001 --data "$WORK/schwung.db"
}
ask() {
    curl -s --cacert root.pem --resolve table.test:15001:127.0.0.1 "$@"
}
serve
until_true ask -f https://table.test:15001/health
is 200 ask -o page -w '%{http_code}' https://table.test:15001/
is 101 socket --cacert root.pem --resolve table.test:15001:127.0.0.1 https://table.test:15001/api/socket
is 308 ask -o /dev/null -w '%{http_code}' http://table.test:15001/
"$SCHWUNG" health 127.0.0.1:15001 > /dev/null || fail "health"
is 700 stat -c %a certificates
grep -q 'https://table.test' schwung.log || fail "the terminal does not name the encrypted address"
# Without the authority, what it issued is served from the disk.
stop_all
serve
until_true ask -f https://table.test:15001/health
echo "${passed} passed, 0 failed"
