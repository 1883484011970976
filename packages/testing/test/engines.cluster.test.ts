import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { removeAbandonedContainers } from '../src/engines/container-owners.ts';
import { containerRuntime } from '../src/engines/container-runtime.ts';
import { startPostgresServer, type PostgresServer } from '../src/index.ts';

describe('an engine of a test', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer();
  });
  afterAll(() => server.drop());

  const query = async (statement: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: server.superuserUrl, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };

  test('is back at the same address with what it held when it was killed and started again', async () => {
    await query('create table kept (n int)');
    await query('insert into kept values (7)');
    await server.kill();
    await expect(query('select 1')).rejects.toThrow();
    await server.start();
    expect(await query('select n from kept')).toEqual([{ n: 7 }]);
  });

  test('answers nothing while it is frozen, and goes on when it is resumed', async () => {
    await server.pause();
    await expect(query('select 1')).rejects.toThrow(/timeout/i);
    await server.resume();
    expect(await query('select 1 as n')).toEqual([{ n: 1 }]);
  });
});

describe('a run that is killed', () => {
  const startOne = `
    const { runS3 } = await import(process.argv[1]);
    console.log((await runS3()).id);
    setInterval(() => undefined, 1000);
  `;

  test('leaves containers behind, which the next run removes, and no others', async () => {
    const { TEST_ENGINES_OWNER: _, ...environment } = process.env;
    const module = join(import.meta.dirname, '../src/engines/s3-server.ts');
    const run = spawn(process.execPath, ['--input-type=module', '--eval', startOne, module], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [id] = (await once(run.stdout, 'data')).map((line) => String(line).trim());
    const { container } = await containerRuntime();
    const isThere = async () => (await container.list()).some(({ Id }) => Id === id);

    await removeAbandonedContainers();
    expect(await isThere()).toBe(true);
    run.kill('SIGKILL');
    await once(run, 'exit');
    await removeAbandonedContainers();
    expect(await isThere()).toBe(false);
  });
});
