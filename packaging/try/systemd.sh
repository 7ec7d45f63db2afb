#!/bin/sh
# The service of the package under the systemd of a bare Debian, in namespaces of its own: it starts, is supervised,
# writes what it must and nothing else, and restarts without a connection being refused. $DEB is the package; needs root.
. "$(dirname "$0")/common.sh"
[ -d bare ] ||
    debootstrap --variant=minbase --include=adduser,ca-certificates,dbus,systemd bookworm bare > debootstrap.log
rm -rf machine
cp -a bare machine
cp "$DEB" machine/schwung.deb
chroot machine env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get install -y ./schwung.deb > install.log 2>&1 ||
    fail "installing"
# Another server may run on this machine.
sed -i s/8417/18420/ machine/etc/schwung/schwung.toml
echo 'backups = "/var/lib/schwung/backups"' >> machine/etc/schwung/schwung.toml
sed s/8417/18421/ "$ROOT/packaging/socket/schwung.socket" > machine/etc/systemd/system/schwung.socket
cat > boot.sh << 'END'
mount --make-rprivate /
mount --bind machine machine
cd machine
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
if grep -q name=systemd /proc/self/cgroup; then
    mount -t tmpfs tmpfs sys/fs/cgroup
    mkdir sys/fs/cgroup/systemd
    mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
else
    mount -t cgroup2 cgroup2 sys/fs/cgroup
fi
mount -t tmpfs tmpfs run
mount --bind /dev dev
exec chroot . env container=trial /lib/systemd/systemd --system systemd.unit=multi-user.target
END
start systemd unshare --mount --pid --uts --ipc --fork --kill-child sh boot.sh
outside=${started##* }
# It takes that machine with it, and does not listen to anything else.
trap 'status=$?; kill -s KILL "$outside"; wait 2> /dev/null || true; [ $status = 0 ] || tail -n 30 -- *.log; exit $status' EXIT
# inside COMMAND…: on that machine.
inside() {
    nsenter --target "$(pgrep -P "$outside")" --mount --pid --uts --ipc chroot "$WORK/machine" "$@"
}
shown() {
    inside systemctl show schwung --value --property "$1"
}

# Started by systemd, and known to be ready.
until_true curl -sf http://127.0.0.1:18420/ready
is active inside systemctl is-active schwung
is notify shown Type
is schwung inside stat -c %U /var/lib/schwung/schwung.db
# It writes its backup in spite of all that is forbidden, and few programs are forbidden more.
until_true sh -c 'ls machine/var/lib/schwung/backups/schwung-*.db'
is "" inside find / -xdev -user schwung -not -path '/var/lib/schwung*' -not -path '/proc/*'
inside systemd-analyze security --threshold=20 schwung.service > security.log || fail "the unit allows more than it did"
shown SystemCallFilter | grep -qw setpriority || fail "the service cannot yield to others"

# A server that dies is started again.
first=$(shown MainPID)
inside systemctl kill --signal=KILL schwung
until_true curl -sf http://127.0.0.1:18420/ready
[ "$(shown MainPID)" != "$first" ] || fail "the same process"
inside systemctl stop schwung
is inactive inside systemctl is-active schwung
is success shown Result

# With the socket unit, whoever connects during a restart waits.
# That it was started so often is no reason not to start it.
inside systemctl reset-failed schwung
inside systemctl start schwung.socket
is 200 curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:18421/ready
(
    for _ in $(seq 60); do curl -s -o /dev/null -w '%{http_code}\n' http://127.0.0.1:18421/health || true; done
) > answers &
asking=$!
for _ in 1 2 3; do inside systemctl restart schwung; done
wait $asking
is "60 200" sh -c "sort answers | uniq -c | sed 's/^ *//'"
echo "${passed} passed, 0 failed"
