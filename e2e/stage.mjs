// The server and the browser of a test file. They are there before its first test, and go after its last.
import { after } from 'node:test';
import { launch } from './browser.mjs';
import { Server } from './server.mjs';

export const server = await Server.start();
export const browser = await launch();

after(async () => {
  await browser.close();
  await server.stop();
});
