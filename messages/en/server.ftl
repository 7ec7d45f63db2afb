# What the server itself says: over HTTP, in parting on the socket, and on the command line. See crates/server.

# Why a request did not work
server-token = This link is invalid or has expired. Ask the game master for a new one.
server-other-role = This link does not give access to this.
server-gm-only = Only the game master can do that.
server-origin = This request comes from a page on another site.
server-no-such-page = There is no such page.
server-method = This page does not support that kind of request.
server-no-such-rule = There is no such rule.
server-no-play = There is nothing to try: this rule only gives advice.
server-no-such-seat = Nobody is in that seat to get a link.
server-malformed = Could not read this: { $detail }
server-media = JSON is expected here.
server-picture = This is not a JPEG picture, or it is too large: at most 40 KiB, and 1,024 pixels each way.
server-too-large = That is too large: at most { $most } KiB.
server-too-slow = The request did not arrive in time.
server-mistakes = The file contains errors.
server-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-no-room = This server has no room for another table.
server-table-full = This table has reached its maximum number of entries. The game master can save it and continue at a new table.
server-host = This server does not answer to this name. Its administrator can allow it: schwung serve --allow-host NAME
server-crowded = The maximum number of devices is already connected to this table.
server-busy = The server is busy. Try again in a moment.
server-too-long = That takes too long to calculate.
server-overtaken = Someone else was faster. Try again.
server-failed = Something went wrong, and nothing has changed.
server-read-only = This table is damaged from entry { $seq } on. It shows what comes before and is read-only.
server-damaged = This table is damaged and cannot be continued. The server’s administrator will find the reason in its log.
server-name = This name cannot be used here.
server-store = The database is not responding. Nothing has changed; try again in a moment.
server-randomness = No random numbers are available. Nothing has changed.
server-stopping = The server is about to shut down.

# In parting on the socket
server-bye-token = This link is no longer valid.
server-bye-kicked = The game master has freed this seat.
server-bye-slow = The connection was too slow.
server-bye-flood = Too many messages at once.
server-bye-shutdown = The server is shutting down. Everything confirmed is safe.
server-bye-malformed = That message could not be understood.
server-bye-restart = Reconnecting.
server-bye-newer = This server is older than the table; you will be connected to another one.
server-bye-rewritten = The database has lost entries of this table. What is left is loaded again.
server-bye-elsewhere = This table was open in too many places at once, so it was closed here.

# schwung serve
cli-serve-about = Open a game table in the browser
cli-serve-examples =
    schwung serve                                    on the home network, with a demo table
    schwung serve --listen 127.0.0.1:8417            on this machine only
    schwung serve --demo                             a new demo table
    schwung serve --domain table.example             encrypted, on a machine with this name on the Internet
    schwung serve --public-url https://table.example --trust-proxy
serve-value-address = ADDRESS
serve-value-database = ADDRESS
serve-value-name = NAME
serve-option-store = Database that stores the tables instead of a file: postgres://user@host/database [SCHWUNG_STORE; put a password there or in PGPASSWORD]
serve-option-node = Name of this server if several use the database [SCHWUNG_NODE; default the name of the machine]
store-bad-address = The address of the database cannot be used: { $why }
store-unsupported = This program was built without PostgreSQL: cargo build --features postgres
store-unreachable = The database { $server } cannot be used: { $why }
store-not-a-file = The tables are in a database, not in a file: back it up and restore it with its own tools (pg_dump, pg_restore).
store-not-durable = Warning: the database does not write safely to the disk (fsync or full_page_writes is off). A crash may cost entries.
store-no-standby = Note: the database waits for no standby (synchronous_standby_names is empty). If its machine fails, acknowledged entries may be lost.
serve-value-url = URL
serve-value-host = NAME
serve-value-style = STYLE
serve-value-email = EMAIL
serve-option-domain = Name of this machine on the Internet: connections are encrypted with a certificate from Let’s Encrypt; may be repeated [SCHWUNG_DOMAIN]
serve-option-certificate = Encrypt with this certificate, a PEM file with its chain; reloaded when it changes [SCHWUNG_CERTIFICATE]
serve-option-key = The private key of the certificate, a PEM file [SCHWUNG_KEY]
serve-option-email = Where the certificate authority writes if there is a problem with the certificate [SCHWUNG_EMAIL]
serve-option-listen = Address and port; a port alone means all addresses [SCHWUNG_LISTEN; default 0.0.0.0:8417, or port 443 with a domain]
serve-option-data = File that stores the tables [SCHWUNG_DATA; default { $default }]
serve-option-public-url = Public address of the server, for example behind a proxy [SCHWUNG_PUBLIC_URL]
serve-option-trust-proxy = Trust the client address a proxy reports (X-Forwarded-For) [SCHWUNG_TRUST_PROXY]
serve-option-max-tables = Maximum number of tables kept [SCHWUNG_MAX_TABLES; default 10000]
serve-option-tables-per-hour = New tables per hour from one address [SCHWUNG_TABLES_PER_HOUR; default 20]
serve-option-log = Log format: text or json [SCHWUNG_LOG; default text]
serve-option-allow-host = Another host name the server answers to; may be repeated [SCHWUNG_ALLOW_HOST]
serve-option-metrics = Separate address for metrics; by default only this machine can read them, under /metrics [SCHWUNG_METRICS]
serve-option-show-links = Show links even when the output is not a terminal, such as a journal
serve-option-config = TOML file with the same names as here; the command line and the environment take precedence [SCHWUNG_CONFIG]
serve-option-demo = Open a new demo table even if tables exist
serve-option-rotate = Invalidate the demo table’s existing links
serve-bad-setting = “{ $value }” is not a valid value for “{ $name }”
serve-bad-file = { $path }: { $detail }
serve-cannot-listen = Cannot listen on { $address }: { $why }
serve-cannot-open = { $path } cannot be opened: { $why }
serve-in-use-by = { $path } is in use by another server (process { $process }). Only one server at a time can use a file.
serve-in-use = { $path } is in use by another server. Only one server at a time can use a file.
serve-disk-full = { $path } cannot be opened: the disk is full.
serve-disk-read-only = { $path } cannot be opened: the location is not writable.
serve-cannot-close = The tables could not be closed cleanly: { $why }
serve-cannot-encrypt = The connections cannot be encrypted: { $why }
serve-cannot-run = The server cannot start: { $why }
serve-cannot-invite = The demo table cannot be opened: { $why }
serve-ready = The game table is open: { $url }
serve-also = Also at { $urls }
serve-demo-new = A demo table is ready.
serve-demo-again = New links to the demo table; the old ones stay valid.
serve-demo-rotated = New links to the demo table; the old ones are no longer valid.
serve-link-gm = Game master
serve-link-join = Players
serve-link-watch = Watch
serve-secret = Anyone with a link can get in: keep the game master’s to yourself and share the players’.
serve-links-hidden = Links are not shown because the output is not a terminal. Use --show-links to show them.
serve-plain = Links travel unencrypted here: anyone who can listen in on this network can read them and join, and browsers deny the page the screen lock, the clipboard and notifications. Outside your own network, encrypt with schwung serve --domain NAME; docs/tls.md lists the options.
serve-data = Data is stored in { $path }
serve-stop = Press Ctrl+C to stop; everything confirmed is safe.
serve-stopping = The server is shutting down …

# schwung health
cli-health-about = Check whether a running server is ready for play
cli-health-examples =
    schwung health                                   the server described by the settings
    schwung health 127.0.0.1:8417                    the server at this address
health-argument-address = Address and port; by default those in the settings, on this machine
health-good = { $address } is up and ready for play.
health-bad = { $address } is up but not ready for play ({ $status }).
health-silent = { $address } is not responding: { $why }

# schwung backup, restore, verify, tables, doctor
serve-option-backups = Folder into which the server backs up by itself [SCHWUNG_BACKUPS; else none]
cli-backup-about = Back up the tables, also while the server runs
cli-backup-examples =
    schwung backup                             into the folder beside the data file
    schwung backup --to /mnt/usb --keep 14     elsewhere; the 14 newest stay
cli-restore-about = Put a backup in place of the tables
cli-restore-examples = schwung restore /mnt/usb/schwung-20261123T021407Z.db
cli-migrate-about = Move all tables to another file or database
cli-migrate-examples =
    schwung migrate tables.db postgres://schwung@db.example/schwung
    schwung migrate postgres://schwung@db.example/schwung tables.db
keep-value-store = FILE|ADDRESS
keep-argument-from = From where: a data file or postgres://…
keep-argument-into = To where: a data file or postgres://…
keep-moving = { $count } of { $of } tables
keep-moved = { $tables } tables are the same in both: { $rows } entries written, { $kept } were there already.
keep-move-damaged = Table { $table } is damaged from entry { $seq } on and stays where it is.
keep-move-taken = The target already has other tables. Nothing was changed.
keep-move-differs = Table { $table } is another one in the target. It was not changed.
keep-move-busy = Table { $table } is being changed. Stop the server and try again.
keep-others = The database is in use: { $nodes }. Stop these servers first.
cli-verify-about = Check tables, backups and saved tables for damage
cli-verify-examples =
    schwung verify                             the data file, also while the server runs
    schwung verify *.db table.json             backups and a saved table
cli-tables-about = List, show, save and delete tables; make new links
cli-tables-examples =
    schwung tables list
    schwung tables link demo-x3k9 --gm --rotate     a new link for the game master; the old one ends
cli-tables-list-about = List all tables, the last played first
cli-tables-show-about = Show a table: who sits there, how many links are valid
cli-tables-link-about = Make a new link, as when the game master’s is lost
cli-tables-export-about = Save a table as a file
cli-tables-delete-about = Delete a table
cli-doctor-about = Look for what keeps a server from working: data, space, clock, backups, whether it can be reached
cli-doctor-examples = schwung doctor --public-url http://table.example
keep-value-table = TABLE
keep-option-to = Folder for backups [SCHWUNG_BACKUPS; else beside the data file, ending in .backups]
keep-option-keep = How many backups stay [SCHWUNG_KEEP_BACKUPS; else 7]
keep-option-hurry = Without pauses for others who need the disk
keep-argument-backup = The backup
keep-argument-verify = Data files, backups or saved tables (.json); else the server’s data file
keep-argument-table = Id or address of the table
keep-argument-export = Where to; the file must not exist yet
keep-option-gm = The game master’s link
keep-option-join = The link for joining
keep-option-watch = The link for watching
keep-option-seat = The link of this seat
keep-option-rotate = Previous links of this kind end
keep-option-yes = Without asking
keep-no-data = { $path } does not exist.
keep-no-table = There is no table “{ $table }”. To see all: schwung tables list
keep-in-use = { $path } is open in a running server. Stop it first.
keep-not-a-store = { $path } holds no tables of this program.
keep-taken = { $path } exists already; nothing is overwritten.
keep-full = The disk is full.
keep-read-only = The disk cannot be written.
keep-failed = That failed: { $why }
keep-made = Backed up: { $path } ({ $size } MB)
keep-made-damaged = The data file is damaged, and the backup with it. All older backups stay.
keep-removed = Old backup removed: { $path }
keep-not-restored = The backup is damaged; nothing was changed.
keep-restored = Restored: { $path }
keep-aside = What was there before is in { $path }
keep-sound = { $path }: sound ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $rows ->
    [one] 1 entry
   *[other] { $rows } entries
}).
keep-sound-old = { $path }: its structure is sound. The file is older than the checksums; they are added at the next start of the server.
keep-damaged = { $path }: DAMAGED. { $rows ->
    [one] 1 entry
   *[other] { $rows } entries
} of { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} can still be read.
keep-structure = { $path }: { $what }
keep-flaw-unreadable = Table { $table }: entry { $seq } cannot be read.
keep-flaw-missing = Table { $table }: entry { $seq } is missing.
keep-flaw-changed = Table { $table }: entry { $seq } was changed.
keep-flaw-label = Table { $table }: id or time of entry { $seq } was changed.
keep-flaw-added = Table { $table }: entry { $seq } was added.
keep-flaw-entry = Table { $table }: its line in the list was changed; the entries before { $seq } are sound.
keep-flaw-grants = { $count } links were changed.
keep-whole = { $path }: sound ({ $count } entries).
keep-unproven = { $path }: this table was saved without checksums; whether it is sound cannot be told.
keep-broken = { $path }: DAMAGED. Entry { $count } is not as it was saved.
keep-no-export = { $path } is not a saved table.
keep-listed = { $table }  { $last }  { $system }  { $records } entries, { $size } MB  { $title }
keep-shown = { $table }: { $title } ({ $system }), opened { $created }, { $records } entries
keep-seat-taken = Seat { $seat }: { $name }
keep-seat-free = Seat { $seat }: free ({ $name })
keep-links = Valid links: game master { $gm }, joining { $join }, watching { $watch }, seats { $seats }
keep-link-only = Only this link is valid now.
keep-link-too = Earlier links stay valid; --rotate ends them.
keep-exported = Saved: { $path }
keep-delete = “{ $title }” ({ $table }) would be deleted with everything. If that is meant: once more with --yes.
keep-deleted = Deleted: { $table }
doctor-no-data = { $path } does not exist yet; the first start makes it.
doctor-database = { $server } is running (PostgreSQL { $version }, { $size } MB) and confirms what is written.
doctor-standbys = The database waits for { $names }; connected: { $count }.
doctor-node = Server { $name } is running (version { $version }).
doctor-private = Only its owner can read { $path }.
doctor-readable = Others can read { $path } as well (permissions { $mode }). Remedy: chmod 600
doctor-read-only = { $path } or its folder cannot be written.
doctor-damaged = The data file is damaged. Damaged tables can be read up to the damage; else a backup helps: schwung restore
doctor-space = { $size } MB are free; the data have { $data } MB.
doctor-clock = The clock shows { $time }.
doctor-clock-wrong = The clock shows { $time }, which cannot be right.
doctor-no-backup = There is no backup in { $path }. To make one: schwung backup
doctor-backup = The newest backup is { $days } days old: { $path }
doctor-ready = The server is ready: { $url }
doctor-not-ready = The server at { $url } cannot play: { $why }
doctor-not-running = No server runs at { $url }: { $why }
doctor-no-url = No public address is set (--public-url); nothing was checked from outside.
doctor-certificate = The certificate of { $url } is trusted and valid for { $days } more days.
doctor-untrusted = Browsers do not trust the certificate of { $url }: { $why }. An authority of your own: SSL_CERT_FILE
doctor-plain = Links to { $url } travel unencrypted.
doctor-no-name = The name in { $url } cannot be resolved.
doctor-public = The server answers at { $url }
doctor-not-public = This server does not answer at { $url }: { $why }
doctor-socket = The connection for playing works: { $url }
doctor-no-socket = The connection for playing does not work at { $url } ({ $why }). Does the proxy pass “Upgrade” on?
server-changed = Another device has changed this since. Load it again and decide which version stays.
server-what-if = This is a what-if. It is not part of the game, and so of no campaign and no evening.
server-what-ifs = This table has five what-ifs already. Throw one of them away.
server-shelf-full = The shelf is full: at most 200 items, and 1 MiB together. Take out something that is saved as a file.
character-no-system = Which game is the character for? Choose a book, or write system = "sotc" (or malmsturm, freefate, zerospace, daemmersturm) into the file.
