#!/bin/sh
# An evening and a move, in two bare Debians: installs the package, plays, backs up, upgrades tables of the first
# release, restores on the other machine, verifies and uninstalls. $DEB is the package, $SAMPLES the folder of samples of
# earlier releases; needs root.
. "$(dirname "$0")/common.sh"
[ -d bare ] || debootstrap --variant=minbase --include=adduser,ca-certificates bookworm bare > debootstrap.log
rm -rf one two
cp -a bare one
cp -a bare two
machines="one two"
for machine in $machines; do
    mount --bind /dev $machine/dev
    mount -t proc proc $machine/proc
    cp "$DEB" $machine/schwung.deb
done
leave() {
    stop_all
    for machine in $machines; do umount $machine/dev $machine/proc || true; done
}
trap 'status=$?; leave; [ $status = 0 ] || tail -n 30 -- *.log; exit $status' EXIT
# on MACHINE COMMAND…: as root. as MACHINE COMMAND…: as the service's user, with its settings and nothing else.
on() {
    machine=$1
    shift
    chroot $machine env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"
}
as() {
    machine=$1
    shift
    chroot --userspec=schwung:schwung $machine env -i LC_ALL=C.UTF-8 SCHWUNG_CONFIG=/etc/schwung/schwung.toml /usr/bin/schwung "$@"
}
# No systemd runs in there: the service is started by hand as its user. Another server may run on this machine.
serve() {
    sed -i s/8417/18419/ $1/etc/schwung/schwung.toml
    start schwung chroot --userspec=schwung:schwung $1 env -i /usr/bin/schwung serve --config /etc/schwung/schwung.toml
    until_true as $1 health
}
stop() {
    stop_all
    until_true sh -c '! curl -s http://127.0.0.1:18419/health'
}
install() {
    on $1 apt-get install -y $2 ./schwung.deb > install.log 2>&1 || { cat install.log; fail "installing"; }
}
# with TOKEN PATH…: a request with somebody's link.
with() {
    token=$1
    path=$2
    shift 2
    curl -s -H "Authorization: Bearer $token" -H 'Content-Type: application/json' "$@" "http://127.0.0.1:18419$path"
}
status() {
    with "$@" -o /dev/null -w '%{http_code}'
}
# The token of the link that the command prints.
link() {
    as "$@" | sed -n '1s/.*#//p'
}

# Install.
on one sh -c 'command -v schwung' > /dev/null && fail "it is there before"
install one ""
is schwung on one stat -c %U /var/lib/schwung
is 700 on one stat -c %a /var/lib/schwung
is 644 on one stat -c %a /etc/schwung/schwung.toml
on one schwung --version
for file in /usr/share/man/man1/schwung-serve.1.gz /usr/share/man/de/man1/schwung.1.gz \
    /usr/share/bash-completion/completions/schwung /lib/systemd/system/schwung.service; do
    on one test -e $file || on one test -e /usr$file || fail "$file is missing"
done

# Play, and back up meanwhile.
serve one
curl -sf -H 'Content-Type: application/json' -d '{"start":{"demo":{"system":"zerospace"}},"gm":"Mira","lang":"en"}' \
    http://127.0.0.1:18419/api/tables > made.json || fail "opening a table"
gm=$(sed 's/.*"gm":"\([^"]*\)".*/\1/' made.json)
for n in 1 2 3; do
    is 200 status "$gm" /api/table/do -d '{"id":"'$n'","what":{"house":{"say":{"text":"hm","to":"all"}}}}'
done
with "$gm" /api/table/view > view.json
grep -q '"seq"' view.json || fail "no view"
as one backup --to /var/lib/schwung/backups > backup.log || { cat backup.log; fail "backing up"; }
stop

# Upgrade: first to the same version, as any upgrade does, then tables of the first release.
install one --reinstall
serve one
is 200 status "$gm" /api/me
stop
mkdir -p aside
mv one/var/lib/schwung/schwung.db* aside/
cp "$SAMPLES/release-1/tables.db" one/var/lib/schwung/schwung.db
on one chown schwung:schwung /var/lib/schwung/schwung.db
on one chmod 600 /var/lib/schwung/schwung.db
serve one
[ -s one/var/lib/schwung/schwung.db.schema-1 ] || fail "no copy was made before the upgrade"
is "5" sh -c "chroot one env SCHWUNG_CONFIG=/etc/schwung/schwung.toml schwung tables list --json | grep -c '\"hash\"'"
for book in sotc malmsturm freefate zerospace daemmersturm; do
    old=$(link one tables link $book --gm)
    is 200 status "$old" /api/table/view
    is 200 status "$old" /api/table/do -d '{"id":"on","what":{"house":{"say":{"text":"On we go","to":"all"}}}}'
done
stop
as one verify > verify.log || { cat verify.log; fail "verifying"; }

# Restore on the other machine, where the links stay valid and everybody sees the same.
install two ""
backup=$(ls one/var/lib/schwung/backups/*.db)
cp "$backup" two/var/lib/schwung/backup.db
on two chown schwung:schwung /var/lib/schwung/backup.db
as two restore /var/lib/schwung/backup.db > restore.log || { cat restore.log; fail "restoring"; }
as two verify > verify.log || { cat verify.log; fail "verifying what was restored"; }
serve two
with "$gm" /api/table/view > again.json
cmp view.json again.json || fail "the restored table looks different"
is 200 status "$gm" /api/table/do -d '{"id":"4","what":{"house":{"say":{"text":"here","to":"all"}}}}'
as two doctor > doctor.log || { cat doctor.log; fail "the doctor"; }
stop

# Uninstall: nothing but the data stays, and a later installation finds them.
for machine in $machines; do
    on $machine apt-get purge -y schwung > purge.log 2>&1 || { cat purge.log; fail "purging"; }
    left=$(on $machine find / -xdev -name '*schwung*' -not -path '/proc/*' -not -name schwung.deb -not -path '/var/lib/schwung/*' \
        -not -path '/var/log/*' -not -path '/var/cache/*')
    is "/var/lib/schwung" echo "$left"
    [ -s $machine/var/lib/schwung/schwung.db ] || fail "the tables are gone"
    is "" on $machine getent passwd schwung
done
install two ""
is schwung on two stat -c %U /var/lib/schwung/schwung.db
serve two
is 200 status "$gm" /api/me
stop
echo "${passed} passed, 0 failed"
