// The server and the browser of a test file. They are there before its first test, and go after its last.
import { after } from 'node:test';
import { launch, shown } from './browser.mjs';
import { Server } from './server.mjs';

export const server = await Server.start();
server.shown = shown;
// Pages are open for seconds: optimizing their scripts costs an eighth of the processor time and never pays.
export const browser = await launch(['--js-flags=--no-opt']);

after(async () => {
  await browser.close();
  await server.stop();
});
