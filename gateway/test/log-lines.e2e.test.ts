import { expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { Readable } from 'node:stream';
import { aGateway } from './a-gateway.ts';

test('the log names the service that did not answer, and blames none for what a caller sent', async () => {
  const warnings: object[] = [];
  const logger: Logger = { ...silentLogger, warn: (fields) => void warnings.push(fields) };
  const gateway = await aGateway({ logger });
  const chunks = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024)));
  const tooLarge = await fetch(`${gateway.url}/api/v1/auth/login`, {
    method: 'POST',
    body: Readable.toWeb(chunks),
    duplex: 'half',
  } as object);
  expect([tooLarge.status, warnings]).toEqual([413, []]);

  await gateway.pets.stop();
  expect((await fetch(`${gateway.url}/api/v1/pets`)).status).toBe(503);
  expect(warnings).toMatchObject([{ upstream: 'pets', method: 'GET' }]);
  // A line is one JSON object: the logger's own `service` names who writes it.
  expect(warnings[0]).not.toHaveProperty('service');
  await gateway.stop();
});
