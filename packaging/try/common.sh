# What the scripts here share. $SCHWUNG is the program, $WORK an empty folder. Run by `cargo xtask`.
set -eu
cd "$WORK"
ROOT=$(cd "$(dirname "$0")/../.." && pwd)
started=""
stop_all() {
    for one in $started; do kill "$one" 2> /dev/null || true; done
    wait 2> /dev/null || true
    started=""
}
trap 'status=$?; stop_all; [ $status = 0 ] || tail -n 30 -- *.log; exit $status' EXIT
trap 'exit 1' INT TERM
# start NAME COMMAND…: in the background, with its output in NAME.log.
start() {
    name=$1
    shift
    "$@" > "$name.log" 2>&1 &
    started="$started $!"
}
# until_true COMMAND…: waits up to a minute.
until_true() {
    tries=0
    until "$@" > last.log 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 240 ] || fail "never true: $*"
        sleep 0.25
    done
}
fail() {
    echo "FAILED: $*" >&2
    exit 1
}
# is EXPECTED COMMAND…: compares what a command prints.
is() {
    expected=$1
    shift
    found=$("$@" || true)
    [ "$found" = "$expected" ] || fail "$* gives '$found', not '$expected'"
    passed=$((${passed:-0} + 1))
}
# A certificate authority of our own in ca.pem, and a certificate for $1 in $1.pem and $1.key.
certificate() {
    [ -f ca.pem ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
        -keyout ca.key -out ca.pem -subj "/CN=authority" 2> /dev/null
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$1.key" -out "$1.csr" -subj "/CN=$1" 2> /dev/null
    printf 'subjectAltName=DNS:%s\nbasicConstraints=CA:FALSE\n' "$1" > "$1.ext"
    openssl x509 -req -in "$1.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile "$1.ext" -out "$1.pem" 2> /dev/null
}
# A WebSocket handshake through $1 (options for curl in between): prints the status.
socket() {
    curl -s -o /dev/null -w '%{http_code}' --http1.1 --max-time 3 -H 'Connection: Upgrade' -H 'Upgrade: websocket' \
        -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' "$@" || true
}
