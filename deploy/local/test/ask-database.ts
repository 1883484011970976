import { Client } from 'pg';

/** The rows that a database answers, asked on a connection of its own. */
export const askDatabase = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
};
