import pg from 'pg';

/** Does some work in a session of its own on a server, by its superuser's address. */
export const asSuperuser = async <T>(server: string, work: (session: pg.Client) => Promise<T>): Promise<T> => {
  const session = new pg.Client({ connectionString: server });
  await session.connect();
  try {
    return await work(session);
  } finally {
    await session.end();
  }
};
