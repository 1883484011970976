import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { knexMemberDirectory } from './knex-member-directory.ts';
import { isShownAlike, type Member } from './member.ts';
import { membersOn, type MemberProjection } from './members-on.ts';

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
