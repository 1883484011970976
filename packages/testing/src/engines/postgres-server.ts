import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { engineControls, type Engine } from './engine.ts';
import { imageOf } from './image-of.ts';
import { runContainer, type RunningContainer } from './run-container.ts';

export interface PostgresServer extends Engine {
  readonly superuserUrl: string;
}

export interface PostgresDescription extends RunningContainer {
  readonly version: string;
  readonly superuserUrl: string;
}

const readyText = /database system is ready to accept connections/;

const askVersion = async (superuserUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
};

/** Takes hold of a PostgreSQL that runs. */
export const postgresOf = (description: PostgresDescription): PostgresServer => {
  const { version, superuserUrl } = description;
  return { version, superuserUrl, ...engineControls(description, async () => (await askVersion(superuserUrl)) !== '') };
};

/**
 * A real PostgreSQL. It does not wait for the disk: what it acknowledged outlives its own death, not a power cut.
 */
export const runPostgres = async (): Promise<PostgresDescription> => {
  const password = randomBytes(12).toString('hex');
  const running = await runContainer({
    image: imageOf('postgres'),
    containerPort: 5432,
    environment: () => ({ POSTGRES_PASSWORD: password }),
    command: ['postgres', '-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
    // The first time it is the server that only makes the cluster.
    readyLog: { text: readyText, times: 2 },
  });
  const superuserUrl = `postgres://postgres:${password}@127.0.0.1:${running.port}/postgres`;
  return { ...running, superuserUrl, version: await askVersion(superuserUrl) };
};

export const startPostgresServer = async (): Promise<PostgresServer> => postgresOf(await runPostgres());
