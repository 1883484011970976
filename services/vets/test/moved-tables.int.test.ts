import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestDatabase } from '@paltu/testing';
import { exported } from './moving-environment.ts';

test('each table that migrations make is moved, or known as one that is not: an export takes all the rest', async () => {
  const { url, drop } = await createTestDatabase({ migrations: [join(import.meta.dirname, '../migrations')] });
  try {
    // Its head, the counter of events and its end.
    expect(await exported(url)).toHaveLength(3);
  } finally {
    await drop();
  }
});
