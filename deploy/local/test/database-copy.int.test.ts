import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeArchive, writeLog } from '@paltu/backups';
import { startPostgres, stopPostgresIn, type LocalPostgres } from '@paltu/local-postgres';
import { openBaseBackup } from '@paltu/persistence/backup';
import { placeDatabases } from '../src/backup/read-back.ts';
import { askDatabase } from './ask-database.ts';

let parent: string;
let server: LocalPostgres;
const settings = { fsync: 'off' };
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'paltu-copy-'));
  chmodSync(parent, 0o755);
  server = await startPostgres({ dataDirectory: join(parent, 'first'), settings });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await stopPostgresIn(join(parent, 'second'));
  rmSync(parent, { recursive: true, force: true });
});

const numbers = async (url: string): Promise<number> => {
  const [row] = (await askDatabase(url, 'select max(n) as last, count(*)::int as count from written')) as [{ last: number; count: number }];
  expect(row.last).toBe(row.count);
  return row.count;
};

test('a copy of a server that is written to is of the instant that was chosen: what was committed before is in it, and nothing of what came later', async () => {
  const url = server.superuserUrl;
  await askDatabase(url, 'create table written (n int)');
  let [written, isOver] = [0, false];
  const writing = (async () => {
    while (!isOver) {
      await askDatabase(url, `insert into written values (${written + 1})`);
      written += 1;
    }
  })();

  const backup = join(parent, 'backup');
  mkdirSync(join(backup, 'settings'), { recursive: true });
  cpSync(join(parent, 'first/superuser-password'), join(backup, 'settings/superuser-password'));
  const copy = await openBaseBackup(url);
  await writeArchive(copy, backup);
  const before = written;
  const instant = await copy.fixInstant();
  const after = written + 1;
  while (written < after + 20) await new Promise((resolve) => setImmediate(resolve));
  await writeLog(copy, instant, backup);
  await copy.close();
  isOver = true;
  await writing;

  await placeDatabases(backup, join(parent, 'second'));
  const restored = await startPostgres({ dataDirectory: join(parent, 'second'), settings });
  const found = await numbers(restored.superuserUrl);
  await restored.stop();
  expect(before).toBeGreaterThan(0);
  expect([found >= before, found <= after]).toEqual([true, true]);
}, 120_000);
