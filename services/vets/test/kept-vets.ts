import { fromStored, toStored, type Documents, type StoredDocument } from '@paltu/documents/transactions';
import { fromColumns, toColumns } from '@paltu/persistence';
import { holdRow } from '@paltu/testing/service';
import type { Knex } from 'knex';

type Fields = Readonly<Record<string, unknown>>;
/** What it is, beside what it is found by. */
interface KeptDocument extends Fields {
  readonly version: number;
  readonly decidedUpTo: number;
  readonly updatedAt: string | Date;
  readonly marks: { readonly verified: boolean };
  readonly verification: object;
}

export interface Kept extends Fields {
  readonly id: string;
  readonly document: KeptDocument;
}

/** What a service of vets keeps, on whichever store: rows or documents, their fields named as the domain names them. */
export interface KeptVets {
  find(kind: string, where?: Fields): Promise<Kept[]>;
  insert(kind: string, states: readonly ({ readonly id: string } & Fields)[]): Promise<void>;
  change(kind: string, where: Fields, fields: Fields): Promise<void>;
  /** Deletes those of that kind; all unless `where` selects some. */
  clear(kind: string, where?: Fields): Promise<void>;
  /** Takes away an index or constraint by its name; answers how to make it again. */
  dropFence(kind: string, name: string): Promise<() => Promise<void>>;
  /** Holds one as a transaction does that has not ended yet; answers how to end it. */
  hold(kind: string, id: string): Promise<() => Promise<void>>;
  /** From now on each picture is swept before something can use it; answers how to end that. */
  sweepPictures(): Promise<() => Promise<void>>;
}

const swept = `create function swept() returns trigger language plpgsql as 'begin new.removed_at := now(); return new; end'`;

/** The statement that makes an index or constraint which is there. */
const makesFence = async (database: Knex, kind: string, name: string): Promise<string> => {
  const { rows } = await database.raw<{ rows: { statement: string }[] }>(
    `select format('alter table %I add constraint %I %s', ?::text, conname, pg_get_constraintdef(oid)) as statement
     from pg_constraint where conname = ? and contype <> 'n'
     union all select indexdef from pg_indexes where indexname = ? and not exists (select 1 from pg_constraint where conname = indexname)`,
    [kind, name, name],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`${kind} has no fence ${name}`);
  return found.statement;
};

const inPostgres = (database: Knex): KeptVets => ({
  find: async (kind, where = {}) => ((await database(kind).where(toColumns(where))) as object[]).map((row) => fromColumns<Kept>(row)),
  insert: async (kind, states) => void (await database(kind).insert(states.map((state) => toColumns(state)))),
  change: async (kind, where, fields) => void (await database(kind).where(toColumns(where)).update(toColumns(fields))),
  clear: async (kind, where = {}) => void (await database(kind).where(toColumns(where)).delete()),
  dropFence: async (kind, name) => {
    const again = await makesFence(database, kind, name);
    await database.raw('alter table ?? drop constraint if exists ??', [kind, name]);
    await database.raw('drop index if exists ??', [name]);
    return async () => void (await database.raw(again));
  },
  hold: (kind, id) => holdRow(database, kind, { id }),
  sweepPictures: async () => {
    await database.raw(swept);
    await database.raw('create trigger swept before insert on pictures for each row execute function swept()');
    return async () => {
      await database.raw('drop trigger swept on pictures');
      await database.raw('drop function swept');
    };
  },
});

const filterOf = ({ id, ...fields }: Fields): object => (id === undefined ? fields : { _id: id, ...fields });
const plain: Readonly<Record<string, Fields>> = { pictures: { usedBy: null, isPublic: false, removedAt: null } };

const inMongo = ({ connection, prepare }: Documents): KeptVets => {
  const of = (kind: string) => connection.getClient().db().collection<StoredDocument>(kind);
  return {
    find: async (kind, where = {}) => (await of(kind).find(filterOf(where)).toArray()).map((one) => fromStored<Kept>(one)),
    insert: async (kind, states) => void (await of(kind).insertMany(states.map((state) => ({ ...plain[kind], ...toStored(state) })))),
    change: async (kind, where, fields) => void (await of(kind).updateMany(filterOf(where), { $set: fields })),
    clear: async (kind, where = {}) => void (await of(kind).deleteMany(filterOf(where))),
    dropFence: async (kind, name) => {
      await of(kind).dropIndex(name);
      return prepare;
    },
    hold: async (kind, id) => {
      const session = await connection.startSession();
      session.startTransaction();
      await of(kind).updateOne({ _id: id }, { $inc: { held: 1 } }, { session });
      return async () => {
        await session.commitTransaction();
        await session.endSession();
      };
    },
    sweepPictures: async () => {
      const ended = new AbortController();
      const sweeping = (async () => {
        while (!ended.signal.aborted) await of('pictures').updateMany({ usedBy: null }, { $set: { removedAt: new Date() } });
      })();
      return async () => {
        ended.abort();
        await sweeping;
      };
    },
  };
};

export const keptVets = ({ database, documents }: { readonly database: Knex; readonly documents: Documents | undefined }): KeptVets =>
  documents === undefined ? inPostgres(database) : inMongo(documents);
