import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { usualPoints } from '@paltu/limits';
import { aGateway, type AGateway } from './a-gateway.ts';
import { aSlowSender, type SlowSender, type SlowSending } from './a-slow-sender.ts';

const senders = 256;
const page = JSON.stringify({ status: 'success', data: { pets: 'p'.repeat(20_000) } });
const picture = Buffer.alloc(2_000_000);

let gateway: AGateway;
let members: string[];
const slow: SlowSender[] = [];

beforeAll(async () => {
  const roomy = Object.fromEntries(Object.keys(usualPoints).map((name) => [name, 1_000_000])) as typeof usualPoints;
  gateway = await aGateway({ rateLimits: roomy });
  members = await Promise.all(Array.from({ length: 128 }, async () => (await gateway.tokens.issue()).token));
  gateway.pets.answerWith((request, response) => response.end(request.url?.startsWith('/media') === true ? picture : page));
});
afterEach(async () => {
  for (const { socket } of slow) socket.destroy();
  await Promise.all(slow.splice(0).map(({ ended }) => ended));
});
afterAll(() => gateway.stop());

const post = (path: string, headers: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n`;
const memberHeader = (index: number): string => `authorization: Bearer ${members[index % members.length]}\r\n`;

type Kind = readonly [string, (index: number) => Omit<SlowSending, 'port'>];
const kinds: readonly Kind[] = [
  ['connections that send nothing', () => ({ head: '' })],
  ['headers that never end', () => ({ head: 'GET /api/v1/pets HTTP/1.1\r\nhost: a\r\n', drip: 'x-a: b\r\n' })],
  ['logins, a byte at a time', () => ({ head: post('/api/v1/auth/login', 'content-length: 1000\r\n'), drip: ' ' })],
  ['logins in chunks', () => ({ head: post('/api/v1/auth/login', 'transfer-encoding: chunked\r\n'), drip: '1\r\n \r\n' })],
  [
    'bodies where none belongs, to the service that is read',
    (index) => ({ head: `DELETE /api/v1/pets/1 HTTP/1.1\r\nhost: a\r\n${memberHeader(index)}content-length: 1000\r\n\r\n`, drip: ' ' }),
  ],
  [
    'uploads, a byte at a time',
    (index) => ({ head: post('/api/v1/pets/images', `${memberHeader(index)}content-length: 5000000\r\n`), drip: ' ' }),
  ],
  ['readers who take nothing', () => ({ head: 'GET /media/pets/1/1600.webp HTTP/1.1\r\nhost: a\r\n\r\n', deaf: true })],
];

const readMany = async (): Promise<number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${gateway.url}/api/v1/pets`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`an honest reader got ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return times.sort((left, right) => left - right);
};

test.each(kinds)(`${senders} of a kind starve nobody: %s`, async (name, sending) => {
  for (let index = 0; index < senders; index += 1) slow.push(aSlowSender({ port: gateway.port, ...sending(index) }));
  await pause(1_500);
  const times = await readMany();
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  process.stderr.write(`${senders} ${name}: an honest reader's p99 is ${p99.toFixed(1)} ms\n`);
  // Generous: gateway, services and all senders share this process. Before, the reader waited for ever.
  expect(p99).toBeLessThan(20_000);
  const login = await fetch(`${gateway.url}/api/v1/auth/login`, { method: 'POST', body: '{}' });
  expect(login.status).toBe(200);
});
