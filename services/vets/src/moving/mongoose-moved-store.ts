import { unfinishedImport, type Documents, type StoredDocument } from '@paltu/documents/transactions';
import { newId } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import { counters, kinds, NotMoved, outboxCounter, toState, type Kind, type State } from './kind.ts';
import type { AddStates, MovedStore } from './moving-use-cases.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The document of a thing, of its fields. */
type ToDocument = (fields: Fields) => object;

const atOnce = 500;
/** Who leads begins anew with each process, and words are counted anew. */
const notMoved = ['leases', 'search_words', 'empty_searches', unfinishedImport];

const fieldOf = ({ hasColumnNames }: Kind, column: string): string => {
  if (column === 'id') return '_id';
  if (hasColumnNames === true) return column;
  return Object.keys(fromColumns<Fields>({ [column]: null }))[0] ?? column;
};

const ofEvents: Readonly<Record<string, ToDocument>> = {
  outbox: (fields) => ({ ...fields, is_published: fields['published_at'] !== null }),
  inbox: (fields) => ({ _id: `${String(fields['consumer'])} ${String(fields['event_id'])}`, ...fields }),
  consumer_offsets: (fields) => ({
    _id: `${String(fields['consumer'])} ${String(fields['topic'])}/${String(fields['partition'])}`,
    ...fields,
    locked_at: null,
  }),
  // Of the open one alone: so there is one at most.
  republications: (fields) => (fields['done_at'] === null ? { ...fields, open: true } : fields),
  likes: (fields) => ({ _id: newId(), ...fields }),
};

const fromValue = (type: string | undefined, value: unknown): unknown => {
  if (value === null) return null;
  if (type === 'instant') return new Date(value as string);
  return type === 'bytes' ? Buffer.from(value as string, 'base64') : value;
};

/** The driver's own form of bytes becomes a buffer. */
const bytesOf = (value: unknown): unknown => {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return value;
  return Buffer.from((value as { readonly buffer: Uint8Array }).buffer);
};

const toFields = (kind: Kind, state: State): Fields =>
  Object.fromEntries(Object.entries(state).map(([column, value]) => [fieldOf(kind, column), fromValue(kind.columns[column], value)]));

const collectionOf = (documents: Documents, name: string) => documents.connection.getClient().db().collection<StoredDocument>(name);

async function* readCollection(documents: Documents, kind: Kind): AsyncGenerator<State> {
  if (kind === counters) {
    const found = await collectionOf(documents, kind.name).findOne({ _id: outboxCounter });
    yield { id: outboxCounter, last: Number(found?.['last'] ?? 0) };
    return;
  }
  // Who is held by a document without a version is not known.
  const where = kind.name === 'presences' ? { version: { $exists: true } } : {};
  const order = Object.fromEntries(kind.key.map((column) => [fieldOf(kind, column), 1 as const]));
  const found = collectionOf(documents, kind.name).find(where).sort(order).allowDiskUse(true).batchSize(atOnce);
  for await (const stored of found)
    yield toState(kind, (column) => {
      const value = stored[fieldOf(kind, column)] as unknown;
      return kind.columns[column] === 'bytes' ? bytesOf(value) : value;
    });
}

const requireKnownCollections = async (documents: Documents): Promise<void> => {
  const found = await documents.connection.getClient().db().listCollections({}, { nameOnly: true }).toArray();
  const known = new Set([...kinds.map(({ name }) => name), ...notMoved]);
  const unknown = found.map(({ name }) => name).filter((name) => !known.has(name) && !name.startsWith('system.'));
  if (unknown.length > 0) throw new NotMoved(`the database has collections that would be left behind: ${unknown.join(', ')}`);
};

const requireEmpty = async (documents: Documents): Promise<void> => {
  for (const { name } of kinds)
    if ((await collectionOf(documents, name).findOne()) !== null)
      throw new NotMoved(`the database is not empty: ${name} has documents. Import into a new one`);
};

/** What an import has left that did not come to its end. */
const clear = async (documents: Documents): Promise<void> => {
  for (const { name } of kinds) await collectionOf(documents, name).deleteMany({});
};

/** What a service writes meanwhile would be left behind; one that runs, and reaches the bus, holds a lease, which ends some seconds after it. */
const requireStopped = async (documents: Documents): Promise<void> => {
  const held = await collectionOf(documents, 'leases').findOne({ $expr: { $gt: ['$ends_at', '$$NOW'] } });
  if (held !== null) throw new NotMoved('vets is still running on this database: stop it first, and wait some seconds');
};

/**
 * Read document by document, so that its service must be stopped. It takes too long to be filled in one transaction: as long as it is not
 * full, it carries a mark, with which no service starts and which lets the next import begin anew.
 * @param shapes by kind, where a document has more than is moved
 */
export const mongooseMovedStore = (documents: Documents, shapes: Readonly<Record<string, ToDocument>>): MovedStore => {
  const toDocument: Readonly<Record<string, ToDocument>> = { ...ofEvents, ...shapes };
  const add: AddStates = async (kind, states) => {
    const added = states.map((state) => {
      const fields = toFields(kind, state);
      return toDocument[kind.name]?.(fields) ?? fields;
    });
    await collectionOf(documents, kind.name).insertMany(added as StoredDocument[]);
  };
  return {
    read: async (work) => {
      await documents.ping();
      await requireStopped(documents);
      await requireKnownCollections(documents);
      if ((await collectionOf(documents, unfinishedImport).findOne()) !== null)
        throw new NotMoved('an import into this database has not come to its end');
      await work((kind) => readCollection(documents, kind));
    },
    fill: async (work) => {
      await documents.ping();
      await requireStopped(documents);
      const marks = collectionOf(documents, unfinishedImport);
      const isBegunAnew = (await marks.findOne()) !== null;
      if (!isBegunAnew) await requireEmpty(documents);
      // First the mark: from here on no service starts on what is half there.
      await marks.updateOne({ _id: unfinishedImport }, { $setOnInsert: { begunAt: new Date() } }, { upsert: true });
      if (isBegunAnew) await clear(documents);
      try {
        await documents.prepare({ forImport: true });
        await work(add);
      } catch (error) {
        await clear(documents);
        await marks.deleteMany({});
        throw error;
      }
      await marks.deleteMany({});
    },
  };
};
