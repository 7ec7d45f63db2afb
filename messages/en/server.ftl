# What the server itself says: over HTTP, in parting on the socket, and on the command line. See crates/server.

# Why a request did not work
server-token = This link is not valid, or not any more. Ask the game master for a new one.
server-other-role = This link is for something else.
server-gm-only = Only the game master can do that.
server-origin = This request comes from a page of another site.
server-no-such-page = There is no such page.
server-method = This page cannot be asked for in that way.
server-no-such-rule = There is no such rule.
server-no-such-seat = Nobody sits there who could get a link.
server-malformed = That cannot be understood: { $detail }
server-media = JSON is expected here.
server-too-large = That is too large: { $most } KiB at most.
server-too-slow = The request did not arrive in time.
server-mistakes = There are mistakes in the file.
server-too-many = Those were too many requests. It goes on in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-no-room = This server has no room for another table.
server-table-full = This table has as many entries as it may. The game master can save it and go on at a new one.
server-host = Nobody is to be reached here under this name. Whoever keeps the server can allow it: schwung serve --allow-host NAME
server-crowded = As many devices are connected to this table as can be.
server-busy = There is too much to do at once. Try again in a moment.
server-too-long = That takes too long to work out.
server-overtaken = Others were quicker. Try again.
server-failed = That went wrong, and nothing has changed.
server-damaged = This table is damaged and cannot be played on. Whoever keeps the server finds the reason in its log.
server-name = This name cannot be used here.
server-store = The store does not answer. Nothing has changed; try again in a moment.
server-randomness = There is no randomness to be had. Nothing has changed.
server-stopping = The server is about to stop.

# In parting on the socket
server-bye-token = This link is not valid any more.
server-bye-kicked = The game master has freed this seat.
server-bye-slow = The connection was too slow.
server-bye-flood = Those were too many messages at once.
server-bye-shutdown = The server stops. Everything confirmed is safe.
server-bye-malformed = That message could not be understood.
server-bye-restart = The connection is made anew.
server-bye-elsewhere = This table was opened in too many places at once; here it was closed.

# schwung serve
cli-serve-about = Open a game table in the browser
cli-serve-examples =
    schwung serve                                    in the home network, with a demo table
    schwung serve --listen 127.0.0.1:8417            on this machine only
    schwung serve --demo                             a new demo table
    schwung serve --public-url https://table.example --trust-proxy --listen 127.0.0.1:8417
serve-value-address = ADDRESS
serve-value-url = URL
serve-value-host = NAME
serve-value-style = STYLE
serve-option-listen = Address and port; a port alone means all addresses [SCHWUNG_LISTEN; else 0.0.0.0:8417]
serve-option-data = The file with the tables [SCHWUNG_DATA; else { $default }]
serve-option-public-url = Where people find the server, as behind a proxy [SCHWUNG_PUBLIC_URL]
serve-option-trust-proxy = Believe a proxy whom a request comes from (X-Forwarded-For) [SCHWUNG_TRUST_PROXY]
serve-option-max-tables = The most tables that are kept [SCHWUNG_MAX_TABLES; else 10000]
serve-option-tables-per-hour = New tables in an hour from one address [SCHWUNG_TABLES_PER_HOUR; else 20]
serve-option-log = The log: text or json [SCHWUNG_LOG; else text]
serve-option-allow-host = A further name under which people may reach the server; repeat it for several [SCHWUNG_ALLOW_HOST]
serve-option-metrics = An address for figures and nothing else; unless set, they are told to this machine alone under /metrics [SCHWUNG_METRICS]
serve-option-show-links = Show links even if no person reads along, as in a journal
serve-option-config = A TOML file with the same names as here; what the command line or the environment says goes before it [SCHWUNG_CONFIG]
serve-option-demo = Open a new demo table, even if there are tables
serve-option-rotate = Make the links so far of the demo table invalid
serve-bad-setting = “{ $value }” is not possible for “{ $name }”
serve-bad-file = { $path }: { $detail }
serve-cannot-listen = Cannot listen on { $address }: { $why }
serve-cannot-open = { $path } cannot be opened: { $why }
serve-in-use-by = { $path } is open in another server (process { $process }). Only one at a time can serve a file.
serve-in-use = { $path } is open in another server. Only one at a time can serve a file.
serve-disk-full = { $path } cannot be opened: there is no room left on the disk.
serve-disk-read-only = { $path } cannot be opened: nothing can be written there.
serve-cannot-close = The tables could not be closed cleanly: { $why }
serve-cannot-run = The server cannot start: { $why }
serve-cannot-invite = The demo table cannot be opened: { $why }
serve-ready = The game table is open: { $url }
serve-also = Also at { $urls }
serve-demo-new = A demo table is laid.
serve-demo-again = New links to the demo table; the old ones stay valid.
serve-demo-rotated = New links to the demo table; the old ones are not valid any more.
serve-link-gm = Game master
serve-link-join = Players
serve-link-watch = Watch
serve-secret = Whoever has a link gets in: keep the game master’s, pass on the players’.
serve-links-hidden = Links are not shown, since this is read by no person. With --show-links they are.
serve-plain = In this network links travel unencrypted: whoever can listen in can come in. Beyond your own network, put a proxy with HTTPS before the server.
serve-data = Everything is kept in { $path }
serve-stop = Ctrl+C stops it; everything confirmed is safe.
serve-stopping = The server stops …
