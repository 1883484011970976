import { withAdmin } from './ensure-replica-set.ts';

const userNotFound = 11;

/**
 * The user that an address `mongodb://user:password@host/database` names, with the rights of `adminUrl`: it may read and write that
 * database, and change what its collections take, and no other. Safe to repeat: the password becomes that of the address, data stay.
 */
export const ensureOwnDocuments = (adminUrl: string, address: string): Promise<void> => {
  const { username, password, pathname } = new URL(address);
  const [user, pwd, database] = [username, password, pathname.slice(1)].map(decodeURIComponent) as [string, string, string];
  const rights = { pwd, roles: ['readWrite', 'dbAdmin'].map((role) => ({ role, db: database })) };
  return withAdmin(adminUrl, async (admin) => {
    const own = admin.client.db(database);
    try {
      await own.command({ updateUser: user, ...rights });
    } catch (error) {
      if ((error as { code?: unknown }).code !== userNotFound) throw error;
      await own.command({ createUser: user, ...rights });
    }
  });
};

/** Takes away the user and the database that `ensureOwnDocuments` made for `address`; nothing where there are none. */
export const dropOwnDocuments = (adminUrl: string, address: string): Promise<void> => {
  const { username, pathname } = new URL(address);
  return withAdmin(adminUrl, async (admin) => {
    const own = admin.client.db(decodeURIComponent(pathname.slice(1)));
    await own.dropDatabase();
    await own.command({ dropUser: decodeURIComponent(username) }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== userNotFound) throw error;
    });
  });
};
