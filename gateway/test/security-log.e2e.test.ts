import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '@paltu/service-kit';
import { eventually } from '@paltu/testing';
import { usualPoints } from '@paltu/limits';
import { aGateway, type AGateway } from './a-gateway.ts';

type Line = Readonly<Record<string, unknown>>;

let lines: Line[];
let gateway: AGateway;
beforeEach(() => {
  lines = [];
});
afterEach(() => gateway.stop());

const output = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
const logger = createLogger({ service: 'gateway', level: 'info', output });
/** As they are written, but for what every line of the log has. */
const securityLines = (): Line[] =>
  lines
    .filter(({ event }) => String(event).startsWith('security.'))
    .map(({ level: _level, time: _time, service: _service, msg: _words, ...line }) => line);
const requestId = expect.any(String);

test('a caller who asks too often is named in the log as it is written, also beside others who do', async () => {
  gateway = await aGateway({ logger, trusted: ['127.0.0.1'], rateLimits: { ...usualPoints, writes: 1, forms: 1 } });
  const { userId, token } = await gateway.tokens.issue();
  const write = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/v1/content/contact`, { method: 'POST', headers: { 'x-forwarded-for': address, ...headers } });
  const asMember = { authorization: `Bearer ${token}` };
  for (let time = 0; time < 3; time += 1) {
    await write('203.0.113.9');
    await write('2001:db8:1:2:3:4:5:6');
    await fetch(`${gateway.url}/api/v1/pets/1`, { method: 'DELETE', headers: { 'x-forwarded-for': '203.0.113.10', ...asMember } });
  }
  const limited = { event: 'security.rate-limited', requestId };
  expect(securityLines()).toEqual([
    { ...limited, limit: 'forms', clientAddress: '203.0.113.9' },
    { ...limited, limit: 'forms', clientAddress: '2001:db8:1:2::/64' },
    { ...limited, limit: 'writes', clientAddress: '203.0.113.10', userId },
  ]);
});

test('a call that a member may not make names member and source', async () => {
  gateway = await aGateway({ logger, trusted: ['127.0.0.1'] });
  const { userId, token } = await gateway.tokens.issue();
  const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` };
  await fetch(`${gateway.url}/api/v1/auth/users`, { headers });
  expect(securityLines()).toMatchObject([{ event: 'security.refused', userId, clientAddress: '203.0.113.9', requestId }]);
});

test('an address with too many connections is named', async () => {
  gateway = await aGateway({ logger, connections: { perAddress: 1, all: 10 } });
  const sockets = [0, 1].map(() => connect(gateway.port, '127.0.0.1').on('error', () => undefined));
  await eventually(() => securityLines().length === 1, 'the second connection is a line');
  expect(securityLines()).toEqual([{ event: 'security.too-many-connections', clientAddress: '127.0.0.1', connections: 1 }]);
  for (const socket of sockets) socket.destroy();
});
