#!/bin/sh
# Runs what the container holds as the container would: nothing but it in the root folder, and not as root. $IMAGE is
# the folder that `cargo xtask dist` filled; needs root. (No container engine is needed.)
. "$(dirname "$0")/common.sh"
rm -rf root
mkdir -p root/data
cp "$IMAGE"/schwung-amd64 root/schwung
chown 65532:65532 root/data
size=$(du -sb root | cut -f1)
[ "$size" -le 40000000 ] || fail "the image has $size bytes"
start schwung chroot --userspec=65532:65532 root /schwung serve --data /data/schwung.db --listen 127.0.0.1:18418
until_true chroot --userspec=65532:65532 root /schwung health 127.0.0.1:18418
is 65532 stat -c %u root/data/schwung.db
is 200 curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:18418/
echo "image: $size bytes"
echo "${passed} passed, 0 failed"
