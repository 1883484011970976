import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { listenProxied, type Proxied } from '../src/server/listen-proxied.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

const host = '127.0.0.1';
let gateway: AGateway;
let proxied: Proxied;
let port: number;
beforeEach(async () => {
  gateway = await aGateway();
  proxied = await listenProxied(gateway.listening.server, host, 0);
  ({ port } = proxied.server.address() as AddressInfo);
});
afterEach(async () => {
  await gateway.stop();
  await proxied.close(0);
});

const read = 'GET /api/v1/pets HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

test.each([
  ['PROXY TCP4 203.0.113.9 0.0.0.0 4711 0', '203.0.113.9'],
  ['PROXY TCP6 2001:db8::9 :: 4711 0', '2001:db8::9'],
])('%s carries the address of the client of a connection', async (line, address) => {
  expect(await sendRaw(port, `${line}\r\n${read}`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(gateway.pets.received[0]?.headers['x-forwarded-for']).toBe(address);
});

test.each(['GET / HTTP/1.1', 'PROXY UNKNOWN', 'PROXY TCP4 nobody 0.0.0.0 1 0', `PROXY ${'x'.repeat(200)}`])(
  'a connection that begins with %s is ended',
  async (line) => {
    expect(await sendRaw(port, `${line}\r\n${read}`)).toBe('');
    expect(gateway.pets.arrived()).toBe(0);
  },
);

test('a line that comes in pieces is read, and one that never comes keeps nobody else waiting', async () => {
  const silent = connect(port, host);
  const socket = connect(port, host);
  let output = '';
  socket.on('data', (chunk) => (output += chunk.toString()));
  for (const piece of ['PROXY TCP4 203.0', '.113.9 0.0.0.0 1 0\r', '\nGET /api/v1/pets HT', 'TP/1.1\r\nhost: a\r\n\r\n']) {
    socket.write(piece);
    await sleep(30);
  }
  await eventually(() => output.startsWith('HTTP/1.1 200'), 'it is answered');
  socket.destroy();
  silent.destroy();
});
