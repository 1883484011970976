import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { removeAbandonedContainers } from '../src/engines/container-owners.ts';
import { containerRuntime } from '../src/engines/container-runtime.ts';
import { eventually, startPostgresServer, type PostgresServer } from '../src/index.ts';

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

const { TEST_ENGINES_OWNER: _, ...environment } = process.env;
const source = join(import.meta.dirname, '../src/engines');

/** A test run of its own with one container, and the container's id. */
const runElsewhere = async (first: string) => {
  const program = `
    const { ownContainers } = await import('${source}/container-owners.ts');
    const { runS3 } = await import('${source}/s3-server.ts');
    ${first}
    console.log((await runS3()).id);
    setInterval(() => undefined, 1000);
  `;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [id] = (await once(run.stdout, 'data')).map((line) => String(line).trim());
  const kill = async () => {
    run.kill('SIGKILL');
    await once(run, 'exit');
  };
  return { id, kill };
};

const isThere = async (id: string | undefined) => {
  const { container } = await containerRuntime();
  return (await container.list()).some(({ Id }) => Id === id);
};

describe('containers of a run that is killed', () => {
  test('go with it', async () => {
    const run = await runElsewhere('ownContainers();');
    expect(await isThere(run.id)).toBe(true);
    await run.kill();
    await eventually(async () => !(await isThere(run.id)), 'the container to go', 60_000);
  });

  test('go with the next run, where nothing was left to remove them; others stay', async () => {
    const run = await runElsewhere('');
    await removeAbandonedContainers();
    expect(await isThere(run.id)).toBe(true);
    await run.kill();
    await removeAbandonedContainers();
    expect(await isThere(run.id)).toBe(false);
  });
});
