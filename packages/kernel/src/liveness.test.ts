import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fallsSilent, isDebugged } from './liveness.ts';

const limits = { silenceMs: 600, answerMs: 200, everyMs: 50 };
let server: Server;
let url: string;
let answers: boolean;
let status: number;
let watching: AbortController;

beforeEach(async () => {
  watching = new AbortController();
  answers = true;
  status = 200;
  server = createServer((_request, response) => answers && response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/livez`;
});
afterEach(async () => {
  watching.abort();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What is known after a while. */
const verdict = async (silence: Promise<boolean>, afterMs: number): Promise<boolean | 'none'> =>
  Promise.race([silence, sleep(afterMs, 'none' as const)]);

test('one that answered and hangs has fallen silent', async () => {
  const silence = fallsSilent(url, watching.signal, limits);
  expect(await verdict(silence, 300)).toBe('none');
  answers = false;
  expect(await verdict(silence, 5_000)).toBe(true);
});

test('one that has never answered may take its time', async () => {
  answers = false;
  const silence = fallsSilent(url, watching.signal, limits);
  expect(await verdict(silence, 2_000)).toBe('none');
  watching.abort();
  expect(await silence).toBe(false);
});

test('one that answers with a refusal is not silent', async () => {
  const silence = fallsSilent(url, watching.signal, limits);
  await sleep(200);
  status = 503;
  expect(await verdict(silence, 1_500)).toBe('none');
});

test('a short silence is forgiven', async () => {
  const silence = fallsSilent(url, watching.signal, { ...limits, silenceMs: 3_000 });
  await sleep(200);
  // Together longer than it may be silent, and each by far shorter, also on a busy machine.
  for (let pause = 0; pause < 8; pause += 1) {
    answers = false;
    await sleep(300);
    answers = true;
    await sleep(250);
  }
  expect(await verdict(silence, 100)).toBe('none');
});

test('one that is slow is given more time, and not for ever', async () => {
  let begun = 0;
  const work = { begin: () => void (begun += 1), isSlow: () => true };
  const silence = fallsSilent(url, watching.signal, { ...limits, silenceMs: 300 }, work);
  await sleep(200);
  answers = false;
  expect(await verdict(silence, 1_200)).toBe('none');
  expect(await verdict(silence, 5_000)).toBe(true);
  expect(begun).toBe(1);
});

test('a process under a debugger is known by its options', () => {
  expect(isDebugged({ NODE_OPTIONS: '--enable-source-maps --inspect-brk=9229' })).toBe(true);
  expect(isDebugged({ NODE_OPTIONS: '--enable-source-maps' })).toBe(false);
  expect(isDebugged({})).toBe(false);
});
