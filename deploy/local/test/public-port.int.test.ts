import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { findFreePort } from '@paltu/local-postgres';
import { choosePublicPort } from '../src/public-port.ts';

const host = '127.0.0.1';

test('the port that was asked for is used', async () => {
  const port = await findFreePort();
  expect(await choosePublicPort(host, port)).toBe(port);
});

test('without a wish a port that another program holds is passed over', async () => {
  const usual = await choosePublicPort(host, undefined);
  const other = createServer().listen(usual, host);
  await once(other, 'listening');
  try {
    expect(await choosePublicPort(host, undefined)).toBeGreaterThan(usual);
    await expect(choosePublicPort(host, usual)).rejects.toThrow(`Port ${usual} is taken by another program`);
  } finally {
    other.close();
  }
});
