#!/bin/sh
# Installs the package into a bare Debian, runs it, upgrades, removes and purges it. $DEB is the package; needs root.
. "$(dirname "$0")/common.sh"
[ -d bare ] || debootstrap --variant=minbase --include=adduser,ca-certificates bookworm bare > debootstrap.log
mount --bind /dev bare/dev
mount -t proc proc bare/proc
trap 'status=$?; stop_all; umount bare/dev bare/proc || true; exit $status' EXIT
inside() {
    chroot bare env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"
}
# No systemd runs in there: the unit is checked by itself, and started by hand as its user.
cp "$DEB" bare/schwung.deb
inside sh -c 'command -v schwung' > /dev/null && fail "it is there before"
inside apt-get install -y ./schwung.deb > install.log 2>&1 || { cat install.log; fail "installing"; }
is schwung inside stat -c %U /var/lib/schwung
is 700 inside stat -c %a /var/lib/schwung
is 644 inside stat -c %a /etc/schwung/schwung.toml
inside schwung --version
for file in /usr/share/man/man1/schwung-serve.1.gz /usr/share/man/de/man1/schwung.1.gz \
    /usr/share/bash-completion/completions/schwung /lib/systemd/system/schwung.service; do
    inside test -e $file || inside test -e /usr$file || fail "$file is missing"
done
# Another server may run on this machine.
sed -i s/8417/18419/ bare/etc/schwung/schwung.toml
serve() {
    start schwung chroot --userspec=schwung:schwung bare env -i /usr/bin/schwung serve --config /etc/schwung/schwung.toml
    until_true inside schwung health --config /etc/schwung/schwung.toml
}
serve
curl -sf -H 'Content-Type: application/json' -d '{"start":{"demo":{"system":"zerospace"}},"gm":"","lang":"en"}' \
    http://127.0.0.1:18419/api/tables > made.json || fail "opening a table"
stop_all
until_true sh -c '! curl -s http://127.0.0.1:18419/health'
# An upgrade to the same version does what any upgrade does.
inside apt-get install -y --reinstall ./schwung.deb > upgrade.log 2>&1 || { cat upgrade.log; fail "upgrading"; }
serve
token=$(sed 's/.*"gm":"\([^"]*\)".*/\1/' made.json)
is 200 curl -s -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $token" http://127.0.0.1:18419/api/me
stop_all
inside apt-get purge -y schwung > purge.log 2>&1 || { cat purge.log; fail "purging"; }
left=$(inside find / -xdev -name '*schwung*' -not -path '/proc/*' -not -name schwung.deb -not -path '/var/lib/schwung/*' -not -path '/var/log/*' -not -path '/var/cache/*')
is "/var/lib/schwung" echo "$left"
[ -s bare/var/lib/schwung/schwung.db ] || fail "the tables are gone"
is "" inside getent passwd schwung
inside apt-get install -y ./schwung.deb > install.log 2>&1
is schwung inside stat -c %U /var/lib/schwung/schwung.db
echo "${passed} passed, 0 failed"
