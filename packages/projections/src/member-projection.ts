import { userState } from '@paltu/contracts';
import { fromStored, upsertNewerDocument, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import { fromColumns, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { isShownAlike, memberOfMessage, type Member, type MemberDirectory } from './member.ts';
import { upsertNewer } from './upsert-newer.ts';

export interface MemberProjection<Trx> {
  readonly consumers: readonly ConsumerDefinition<Trx>[];
  readonly directory: MemberDirectory;
}

/** Where members are kept. */
export interface KeptMembers<Trx> {
  readonly directory: MemberDirectory;
  /** Unless a newer version is there. */
  readonly keep: (trx: Trx, member: Member) => Promise<void>;
  readonly clear: (trx: Trx) => Promise<void>;
}

/** Members of the service `name`, kept by one adapter or another. */
export const membersOn = <Trx>(name: string, { directory, keep, clear }: KeptMembers<Trx>): MemberProjection<Trx> => ({
  directory,
  consumers: [
    projector<Trx>({
      consumer: `${name}.members`,
      on: [onState(userState, (user, { sequence }, trx: Trx) => keep(trx, memberOfMessage(user, sequence)))],
      reset: clear,
    }),
  ],
});

/** For a migration of the service that uses `memberProjection`. */
export const createMembersTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table members (
      id uuid primary key,
      version bigint not null,
      first_name text not null,
      last_name text not null,
      is_verified boolean not null,
      picture jsonb)`);
};

/** Asked with nearly every answer. */
const findMembers = {
  name: 'find members',
  text: 'select id, version, first_name, last_name, is_verified, picture from members where id = any($1::uuid[])',
};

export const knexMemberDirectory = (database: Knex): MemberDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await preparedRows<object>(database, findMembers, [[...new Set(ids)]]);
    return new Map(rows.map((row) => fromColumns<Member>(row)).map((member) => [member.id, member]));
  },
  count: async () => {
    const row = await database('members').whereRaw("(first_name, last_name) <> ('', '')").count({ total: '*' }).first();
    return Number(row?.['total'] ?? 0);
  },
});

/** Called in the transaction that keeps it: what everybody sees of a member is another than before, or is there for the first time. */
export type OnMemberChanged = (member: Member, trx: Knex.Transaction) => Promise<void>;

const keep = (trx: Knex.Transaction, member: Member): Promise<void> => upsertNewer(trx, 'members', [member]);

const keepAndNotify = async (trx: Knex.Transaction, member: Member, onChanged: OnMemberChanged): Promise<void> => {
  const before = (await knexMemberDirectory(trx).find([member.id])).get(member.id);
  if (before !== undefined && before.version > member.version) return;
  await keep(trx, member);
  if (before === undefined || !isShownAlike(before, member)) await onChanged(member, trx);
};

/**
 * Members, as a slice of the service `name`: their names, their pictures and how many there are. Its table comes from `createMembersTable`.
 * A rebuild calls `onChanged` for everybody again.
 */
export const memberProjection = (
  { name, database }: { readonly name: string; readonly database: Knex },
  onChanged?: OnMemberChanged,
): MemberProjection<Knex.Transaction> =>
  membersOn(name, {
    directory: knexMemberDirectory(database),
    keep: (trx, member) => (onChanged === undefined ? keep(trx, member) : keepAndNotify(trx, member, onChanged)),
    clear: async (trx) => void (await trx('members').delete()),
  });

/** As `memberProjection`, in the collection `members` of MongoDB. */
export const documentMemberProjection = ({
  name,
  documents,
}: {
  readonly name: string;
  readonly documents: Pick<Documents, 'collection'>;
}): MemberProjection<DocumentTransaction> => {
  const members = documents.collection('members');
  const directory: MemberDirectory = {
    find: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await members()
        .find({ _id: { $in: [...new Set(ids)] } })
        .toArray();
      return new Map(found.map((one) => fromStored<Member>(one)).map((member) => [member.id, member]));
    },
    count: () => members().countDocuments({ $or: [{ firstName: { $ne: '' } }, { lastName: { $ne: '' } }] }),
  };
  return membersOn(name, {
    directory,
    keep: (trx, member) => upsertNewerDocument(members, trx, member),
    clear: async ({ session }) => void (await members().deleteMany({}, { session })),
  });
};
