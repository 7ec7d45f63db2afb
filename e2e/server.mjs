// A server for each test, with a free port and a temporary data file.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Repeatable dice, so that a failing test fails again; with another number, or none, other evenings are played. */
const SCHWUNG_DICE_SEED = process.env.SCHWUNG_DICE_SEED ?? '1';
/**
 * Delay between the pages and the server in milliseconds, in each direction. Shows races in tests and on the page:
 * `LAG_MS=200 npm test`.
 */
const LAG_MS = Number(process.env.LAG_MS ?? 0);
const BINARY = process.env.SCHWUNG ?? fileURLToPath(new URL('../target/debug/schwung', import.meta.url));

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a proxy to `port` that delays everything, and returns its address. */
async function delayed(port) {
  const way = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [[near, far], [far, near]]) {
      from.setNoDelay(true);
      from.on('data', (it) => setTimeout(() => to.writable && to.write(it), LAG_MS));
      from.on('close', () => setTimeout(() => to.destroy(), LAG_MS));
      // A close follows.
      from.on('error', () => {});
    }
  });
  await new Promise((done) => way.listen(0, '127.0.0.1', done));
  way.unref();
  return `http://127.0.0.1:${way.address().port}`;
}

export class Server {
  /** Waits until the pages show the latest events. */
  shown = async () => {};

  static async start() {
    const server = new Server();
    server.folder = await mkdtemp(join(tmpdir(), 'schwung-'));
    server.port = await freePort();
    server.near = `http://127.0.0.1:${server.port}`;
    /** The address of the pages. */
    server.base = LAG_MS > 0 ? await delayed(server.port) : server.near;
    await server.run();
    return server;
  }

  async run() {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', join(this.folder, 'tables.db')];
    this.child = spawn(BINARY, args, { stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore'], env: { ...process.env, SCHWUNG_DICE_SEED, NO_COLOR: '1' } });
    for (let tries = 0; tries < 150; tries++) {
      if (await fetch(`${this.near}/health`).then((it) => it.ok, () => false)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the server does not answer');
  }

  /** Kills the server without a shutdown, as in a power failure. */
  async kill() {
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await gone;
  }

  async stop() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  async api(method, path, token, body) {
    const headers = { 'content-type': 'application/json', 'accept-language': 'de' };
    if (token) headers.authorization = `Bearer ${token}`;
    const init = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    let answer = await fetch(this.near + path, init);
    // Tests are faster than people, and each file has a single address.
    for (let tries = 0; answer.status === 429 && tries < 5; tries++) {
      await new Promise((done) => setTimeout(done, 1_000 * Number(answer.headers.get('retry-after') ?? 1)));
      answer = await fetch(this.near + path, init);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  view(token) {
    return this.api('GET', '/api/table/view', token);
  }

  /** The ids of all characters, in the order of the view: for the game master that of the file. */
  async ids(token) {
    const scene = Object.values((await this.view(token)).scene)[0];
    return (scene.actors ?? scene.people).map((it) => it.id);
  }

  do(token, what) {
    return this.api('POST', '/api/table/do', token, { id: `e2e-${Math.random().toString(36).slice(2)}`, what });
  }

  /** The view of this token once there are records after `seq`, and all pages show them. */
  async settled(token, seq) {
    const now = await this.happened(token, seq);
    await this.shown(this, now.seq);
    return now;
  }

  /** The view of this token once there are records after `seq`. */
  async happened(token, seq) {
    for (let tries = 0; tries < 160; tries++) {
      const now = await this.view(token);
      if (now.seq > seq) return now;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`nothing happened after record ${seq}`);
  }

  /** Carries out a command over HTTP. */
  async does(token, command) {
    const { seq } = await this.view(token);
    await this.do(token, { command });
    return this.settled(token, seq);
  }

  /**
   * Gives the default answer or rolls until nothing is pending or `stop` returns true. `faces` may determine the dice
   * of a question.
   */
  async through(token, stop = () => false, faces = () => null) {
    let now = await this.view(token);
    for (let n = 0; n < 80 && now.waiting && !stop(now); n++) {
      const [question] = now.waiting.questions;
      const fallen = question.roll ? faces(question) : null;
      await this.do(token, fallen ? { roll: { question: question.id, faces: fallen } } : { skip: { question: question.id } });
      now = await this.happened(token, now.seq);
    }
    await this.shown(this, now.seq);
    return now;
  }
}
