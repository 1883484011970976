import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { findFreePort } from '@paltu/local-postgres';
import { holdPorts, choosePublicPort, takePublicPort, type HeldPorts } from '../src/processes/held-ports.ts';

const host = '127.0.0.1';

let others: Server[] = [];
afterEach(() => {
  for (const other of others) other.close();
  others = [];
});

/** Another program that has a port. */
const takeAway = async (port: number): Promise<void> => {
  const other = createServer().listen(port, host);
  others.push(other);
  await once(other, 'listening');
};

test('the port that was asked for is used', async () => {
  const port = await findFreePort();
  expect(await choosePublicPort(host, port)).toBe(port);
});

test('without a wish a port that another program holds is passed over', async () => {
  const usual = await choosePublicPort(host, undefined);
  await takeAway(usual);
  expect(await choosePublicPort(host, undefined)).toBeGreaterThan(usual);
  await expect(choosePublicPort(host, usual)).rejects.toThrow(`Port ${usual} is taken by another program`);
});

test('a port that another program takes before it is held is passed over, unless it was named', async () => {
  const asked: number[] = [];
  const loseFirst = async (port: number): Promise<HeldPorts> => {
    asked.push(port);
    if (asked.length === 1) await takeAway(port);
    return holdPorts([{ host, port }]);
  };
  const held = await takePublicPort(host, undefined, loseFirst);
  expect([asked.length, held.ports[0]?.port]).toEqual([2, asked[1]]);
  await held.release();
  asked.length = 0;
  const named = await findFreePort();
  await expect(takePublicPort(host, named, loseFirst)).rejects.toThrow(`Port ${named} is taken by another program`);
});
