import { expect, test } from '@jest/globals';
import { silentLogger } from './logger.ts';
import { untilReady } from './until-ready.ts';

test('what is away is waited for, and a line is logged', async () => {
  const lines: unknown[] = [];
  let attempts = 0;
  const attempt = async (): Promise<number> => {
    attempts += 1;
    if (attempts === 1) throw new Error('refused');
    return attempts;
  };
  const logger = { ...silentLogger, warn: (fields: object, message: string) => void lines.push([fields, message]) };
  await expect(untilReady({ name: 'the database', attempt, isRetryable: () => true, logger })).resolves.toBe(2);
  expect(lines).toEqual([[{ reason: 'Error: refused' }, 'waiting for the database, 0 s so far']]);
});

test.each([
  ['what stays away is given up at the limit', true, 'the database was not ready within 0 s: Error: refused'],
  ['what waiting does not help against is given up at once', false, 'the database: Error: refused'],
])('%s, by its name', async (_, isRetryable, message) => {
  const cause = new Error('refused');
  const options = { name: 'the database', attempt: () => Promise.reject(cause), isRetryable: () => isRetryable, limitMs: 0 };
  const failure: unknown = await untilReady({ ...options, logger: silentLogger }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message, cause });
});
