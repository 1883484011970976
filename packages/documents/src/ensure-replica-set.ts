import { setTimeout as sleep } from 'node:timers/promises';
import { dependencyTimeouts } from '@paltu/kernel';
import mongoose from 'mongoose';

const notYetInitiated = 94;
const alreadyInitiated = 23;

type Admin = ReturnType<InstanceType<typeof mongoose.mongo.MongoClient>['db']>;

/** Hands `work` the `admin` database of the server at `url`, and closes the connection. */
export const withAdmin = async <T>(url: string, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const { connect } = dependencyTimeouts.database;
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: connect, connectTimeoutMS: connect });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
};

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

const isInitiated = (admin: Admin): Promise<boolean> =>
  admin.command({ replSetGetStatus: 1 }).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === notYetInitiated) return false;
      throw error;
    },
  );

/**
 * Makes a replica set of the one server at `url` (with `directConnection=true`) unless it is one, and waits until it takes writes.
 * @param member host and port by which clients and later members find it.
 */
export const ensureReplicaSet = (url: string, name: string, member: string): Promise<void> =>
  withAdmin(url, async (admin) => {
    if (!(await isInitiated(admin)))
      await admin.command({ replSetInitiate: { _id: name, members: [{ _id: 0, host: member }] } }).catch((error: unknown) => {
        if (codeOf(error) !== alreadyInitiated) throw error;
      });
    const endsAt = performance.now() + 30_000;
    while ((await admin.command({ hello: 1 }))['isWritablePrimary'] !== true) {
      if (performance.now() > endsAt) throw new Error(`the replica set ${name} at ${member} has no primary`);
      await sleep(100);
    }
  });

/** Makes the primary at `url` give way for `seconds` seconds, in which a set of one has no primary. */
export const stepDownPrimary = (url: string, seconds: number): Promise<void> =>
  withAdmin(url, async (admin) => void (await admin.command({ replSetStepDown: seconds, force: true })));

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
