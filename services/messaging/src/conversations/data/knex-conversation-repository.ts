import { orRefuse, type MemberId } from '@paltu/kernel';
import { toColumns } from '@paltu/persistence';
import { emailKey } from '@paltu/reference';
import type { Knex } from 'knex';
import { conversationNotFound } from '../domain/conversation-errors.ts';
import type { Conversation } from '../domain/conversation.ts';
import type { ConversationRepository, VerifiedEmail } from '../use-cases/ports.ts';
import { toConversation, toRow } from './conversation-row.ts';
import { ofVisitor } from './of-visitor.ts';

const forget = async (trx: Knex.Transaction, memberId: MemberId): Promise<void> => {
  await trx('messages').where({ writer_id: memberId }).update({ text: '', masked_text: null, warnings: [] });
  await trx('reports').where({ reporter_id: memberId }).update({ reason: '' });
  await trx('reports').where({ decided_about: memberId }).update({ decision_reason: '' });
  await trx('writing_stops').where({ member_id: memberId }).delete();
  await trx('blocks').where({ blocker_id: memberId }).delete();
  // A vet is named as the person is.
  await trx('conversations').where({ owner_id: memberId }).update({ thing_name: '' });
  // Only the owner could read what a visitor wrote.
  await trx('conversations').where({ owner_id: memberId }).whereNotNull('visitor').delete();
};

const forgetVisitor = async (trx: Knex.Transaction, verified: VerifiedEmail, until: Date): Promise<void> => {
  const theirs = trx('messages')
    .join('conversations', 'conversations.id', 'conversation_id')
    .modify(ofVisitor(verified))
    .where('sent_at', '<=', until)
    .select('messages.id');
  await trx('messages').whereIn('id', theirs).update({ text: '', masked_text: null, warnings: [] });
  // Where nothing else was written, nothing of it stays.
  await trx('conversations')
    .whereNotNull('visitor')
    .whereRaw("visitor ->> 'emailKey' = ?", [emailKey(verified.email)])
    .where('started_at', '>=', verified.since)
    .where('last_message_at', '<=', until)
    .delete();
};

/** Conversations in the transaction `trx`. */
export const knexConversationRepository = (trx: Knex.Transaction): ConversationRepository => {
  const locked = () => trx('conversations').forUpdate();
  const first = async (query: Knex.QueryBuilder): Promise<Conversation> =>
    toConversation(orRefuse((await query.first()) as object | undefined, conversationNotFound));
  return {
    get: (id) => first(locked().where({ id })),
    addOrGet: async (conversation) => {
      const { thingId, askerId, visitor } = conversation;
      await trx('conversations').insert(toRow(conversation)).onConflict().ignore();
      const ofThing = locked().where({ thing_id: thingId });
      return first(
        askerId === null ? ofThing.whereRaw("visitor ->> 'emailKey' = ?", [visitor?.emailKey ?? '']) : ofThing.where({ asker_id: askerId }),
      );
    },
    save: async (conversation) => {
      await trx('conversations').where({ id: conversation.id }).update(toRow(conversation));
    },
    addMessage: async (message) => {
      await trx('messages').insert(toColumns(message));
    },
    countAfter: async (id, side, number) => {
      const row = await trx('messages').where({ conversation_id: id, side }).where('number', '>', number).count({ after: '*' }).first();
      return Number(row?.['after'] ?? 0);
    },
    forget: (memberId) => forget(trx, memberId),
    forgetVisitor: (verified, until) => forgetVisitor(trx, verified, until),
  };
};
