import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dependencyTimeouts } from '@paltu/kernel';
import mongoose from 'mongoose';

const { BSON, MongoClient } = mongoose.mongo;
type Client = InstanceType<typeof MongoClient>;
type Session = ReturnType<Client['startSession']>;

/** What a collection holds: how many documents, and a SHA-256 of all of them in the order of their ids. */
export interface CollectionDigest {
  readonly rows: number;
  readonly sha256: string;
}

/** By the name of each collection. */
export type CollectionDigests = Readonly<Record<string, CollectionDigest>>;

/** The documents of a server as they were at one instant. */
export interface DocumentSnapshot {
  /** Chooses the instant: now. What is asked later is of it, for five minutes. */
  fixInstant(): Promise<void>;
  /** Writes a database into `folder`, as `mongodump` does: `<collection>.bson`, and its options and indexes beside it. */
  dump(database: string, folder: string): Promise<CollectionDigests>;
  close(): Promise<void>;
}

const connect = (adminUrl: string): Client => {
  const { connect: limit } = dependencyTimeouts.database;
  return new MongoClient(adminUrl, { serverSelectionTimeoutMS: limit, connectTimeoutMS: limit });
};

interface Metadata {
  readonly options: Record<string, unknown>;
  readonly indexes: readonly Record<string, unknown>[];
}

const collectionsOf = async (client: Client, database: string) => {
  const all = await client.db(database).listCollections({ type: 'collection' }).toArray();
  return all.filter(({ name }) => !name.startsWith('system.')).toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

const rawDocuments = (client: Client, database: string, name: string, session?: Session): AsyncIterable<Buffer> =>
  client
    .db(database)
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 }, ...(session === undefined ? {} : { session }) }) as unknown as AsyncIterable<Buffer>;

/** Passes documents on, and notes what they come to. */
const noting = () => {
  const hash = createHash('sha256');
  let rows = 0;
  async function* pass(documents: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const one of documents) {
      hash.update(one);
      rows += 1;
      yield one;
    }
  }
  return { pass, digest: (): CollectionDigest => ({ rows, sha256: hash.digest('hex') }) };
};

/** Opens a snapshot on a replica set, whose documents are read while others write. @param adminUrl of somebody who may read everything */
export const openDocumentSnapshot = async (adminUrl: string): Promise<DocumentSnapshot> => {
  const client = await connect(adminUrl).connect();
  const session = client.startSession({ snapshot: true });
  const dumpOne = async (database: string, name: string, folder: string): Promise<CollectionDigest> => {
    const [found] = await client.db(database).listCollections({ name }).toArray();
    const metadata: Metadata = {
      options: (found as { options?: Record<string, unknown> } | undefined)?.options ?? {},
      indexes: await client.db(database).collection(name).indexes(),
    };
    await writeFile(join(folder, `${name}.metadata.json`), BSON.EJSON.stringify(metadata), { mode: 0o600, flush: true });
    const noted = noting();
    const documents = rawDocuments(client, database, name, session);
    await pipeline(noted.pass(documents), createWriteStream(join(folder, `${name}.bson`), { mode: 0o600, flush: true }));
    return noted.digest();
  };
  return {
    fixInstant: async () => {
      // Any read fixes it, whether or not something is there.
      await client.db('admin').collection('none').findOne({}, { session });
    },
    dump: async (database, folder) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const digests: [string, CollectionDigest][] = [];
      for (const { name } of await collectionsOf(client, database)) digests.push([name, await dumpOne(database, name, folder)]);
      return Object.fromEntries(digests);
    },
    close: async () => {
      await session.endSession();
      await client.close();
    },
  };
};

/** Types stay as they are: a number that was an integer is not stored as another kind of number. */
const asStored = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;
const insertedAtOnce = 1_000;
const lengthBytes = 4;

async function* documentsIn(file: string): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= lengthBytes && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends in the middle of a document`);
}

const insertAll = async (client: Client, database: string, name: string, file: string): Promise<void> => {
  const collection = client.db(database).collection(name);
  let batch: Record<string, unknown>[] = [];
  const insert = async (): Promise<void> => {
    if (batch.length > 0) await collection.insertMany(batch as never, { bypassDocumentValidation: true });
    batch = [];
  };
  for await (const one of documentsIn(file)) {
    batch.push(BSON.deserialize(one, asStored));
    if (batch.length === insertedAtOnce) await insert();
  }
  await insert();
};

const digestsIn = async (client: Client, database: string): Promise<CollectionDigests> => {
  const digests: [string, CollectionDigest][] = [];
  for (const { name } of await collectionsOf(client, database)) {
    const noted = noting();
    for await (const _one of noted.pass(rawDocuments(client, database, name)));
    digests.push([name, noted.digest()]);
  }
  return Object.fromEntries(digests);
};

/**
 * Fills an empty database with what `dump` has written, and reads back what is in it then.
 * @throws Error when there is something in the database
 */
export const restoreDocuments = async (adminUrl: string, database: string, folder: string): Promise<CollectionDigests> => {
  const client = await connect(adminUrl).connect();
  try {
    const [there] = await collectionsOf(client, database);
    if (there !== undefined) throw new Error(`the database ${database} is not empty: it has the collection ${there.name}`);
    for (const file of (await readdir(folder)).filter((one) => one.endsWith('.metadata.json')).sort()) {
      const name = file.replace(/\.metadata\.json$/, '');
      const { options, indexes } = BSON.EJSON.parse(await readFile(join(folder, file), 'utf8')) as Metadata;
      await client.db(database).createCollection(name, options);
      await insertAll(client, database, name, join(folder, `${name}.bson`));
      const own = indexes.filter((index) => index['name'] !== '_id_').map(({ v: _version, ...index }) => index);
      if (own.length > 0)
        await client
          .db(database)
          .collection(name)
          .createIndexes(own as never);
    }
    return await digestsIn(client, database);
  } finally {
    await client.close();
  }
};
