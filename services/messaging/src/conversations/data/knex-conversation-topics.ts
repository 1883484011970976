import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { membersIn } from './members-in.ts';

interface Row {
  readonly thing_name: string;
  readonly owner_id: string;
  readonly owner_read_up_to: number;
  readonly asker_read_up_to: number;
}

/** What a conversation is about, and up to which message a side has read it; undefined when it is no more, or that side has left. */
export const knexConversationTopics = (trx: Knex.Transaction) => async (id: string, memberId: MemberId) => {
  // The member before the conversation, as who writes does: the notice locks them too.
  if (await membersIn(trx).isAway(memberId)) return undefined;
  const row = await trx('conversations')
    .where({ id })
    .forShare()
    .first<Row | undefined>('thing_name', 'owner_id', 'owner_read_up_to', 'asker_read_up_to');
  if (row === undefined) return undefined;
  return { thing: row.thing_name, readUpTo: row.owner_id === memberId ? row.owner_read_up_to : row.asker_read_up_to };
};
