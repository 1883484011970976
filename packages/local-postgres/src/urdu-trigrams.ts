import { Client } from 'pg';

/** Fails unless the server cuts Urdu words into trigrams; with a wrong LC_CTYPE it finds none, and every Urdu search is empty. */
export const assertUrduTrigrams = async (superuserUrl: string): Promise<void> => {
  const client = new Client({ connectionString: superuserUrl, application_name: 'paltu start check' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query<{ count: number }>("select cardinality(show_trgm('پالتو')) as count");
    if (!rows[0]?.count)
      throw new Error('This PostgreSQL cluster cannot search Urdu text: its LC_CTYPE knows no Urdu letters. It must be made anew.');
  } finally {
    await client.end();
  }
};
