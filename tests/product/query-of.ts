import pg from 'pg';
import type { RunningProduct } from './running-product.ts';

/** Rows of one query on a service's own database; in `single` on `bus` too. */
export const queryOf = async <Row extends object>(product: RunningProduct, database: string, sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: await product.databaseUrl(database), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};
