import { openSession, settingsWithoutTimeouts } from '@paltu/persistence';
import type { DatabaseSession } from '@paltu/persistence';

/** Does some work in a session of its own. */
export const inDatabase = async <T>(url: string, work: (session: DatabaseSession) => Promise<T>): Promise<T> => {
  const session = await openSession(settingsWithoutTimeouts(url, 'paltu supervisor'));
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};
