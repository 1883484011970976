import { knexIdempotencyKeys } from '@paltu/idempotency';
import { orRefuse, type MemberId } from '@paltu/kernel';
import { fromColumns, insertRow, preparedRows, toColumns, updateRow, type InTransaction } from '@paltu/persistence';
import { knexMemberPresence, upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { Notify } from '../notifications/notice.ts';
import type { AdoptionRequest, RequestId } from './adoption-request.ts';
import { toConversation, toMessage, toRow } from './conversation-queries-store.ts';
import {
  conversationNotFound,
  messageNotFound,
  type Conversation,
  type ConversationId,
  type Message,
  type MessageId,
  type MessageSent,
  type Neighbours,
  type Side,
  type Thing,
  type ThingId,
} from './conversation.ts';
import { knexBlocks, knexReports, knexWritingStops } from './report-store.ts';

/** Whether members are there, for all that is kept of them here: who writes to each other holds both. */
export const presenceIn = knexMemberPresence({ lockSeed: 19 });

export const knexThingDirectory = (database: Knex) => ({
  find: async (ids: readonly ThingId[]): Promise<ReadonlyMap<ThingId, Thing>> => {
    if (ids.length === 0) return new Map();
    const rows: object[] = await database('things').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => fromColumns<Thing>(row)).map((thing) => [thing.id, thing]));
  },
});
export type ThingDirectory = ReturnType<typeof knexThingDirectory>;

/** Where the projector keeps things, in the transaction `trx`. */
export const knexThingRecords = (trx: Knex.Transaction) => ({
  /** Those of which nothing newer is known. */
  keep: (things: readonly Thing[]): Promise<void> => upsertNewer(trx, 'things', things),
});
export type ThingRecords = ReturnType<typeof knexThingRecords>;

/** Who asks for which pet, in the transaction `trx`. */
export const knexAdoptionRequests = (trx: Knex.Transaction) => ({
  find: async (id: RequestId): Promise<AdoptionRequest | undefined> => {
    const row = (await trx('adoption_requests').where({ id }).first()) as object | undefined;
    return row && fromColumns<AdoptionRequest>(row);
  },
  /** Those of which nothing newer is known. */
  keep: (requests: readonly AdoptionRequest[]): Promise<void> => upsertNewer(trx, 'adoption_requests', requests),
});
export type AdoptionRequests = ReturnType<typeof knexAdoptionRequests>;

/** Conversations in the transaction `trx`; what is read stays locked until it ends. */
const knexConversations = (trx: Knex.Transaction) => {
  const locked = () => trx('conversations').forUpdate();
  const first = async (query: Knex.QueryBuilder): Promise<Conversation> =>
    toConversation(orRefuse((await query.first()) as object | undefined, conversationNotFound));
  return {
    /** @throws AppError `conversation.not-found` */
    get: (id: ConversationId) => first(locked().where({ id })),
    /** Adds it, unless there is one of this asker about this thing: then gives that. */
    addOrGet: async (conversation: Conversation): Promise<Conversation> => {
      const { thingId, askerId, visitor } = conversation;
      await trx('conversations').insert(toRow(conversation)).onConflict().ignore();
      const ofThing = locked().where({ thing_id: thingId });
      return first(
        askerId === null ? ofThing.whereRaw("visitor ->> 'emailKey' = ?", [visitor?.emailKey ?? '']) : ofThing.where({ asker_id: askerId }),
      );
    },
    save: async (conversation: Conversation): Promise<void> => {
      await updateRow(trx, 'conversations', conversation.id, toRow(conversation));
    },
    addMessage: (message: Message): Promise<void> => insertRow(trx, 'messages', toColumns(message)),
    /** What its reader sees of a message, which itself never changes. */
    saveShown: async ({ id, maskedText, warnings, unmaskedAt }: Message): Promise<void> => {
      await trx('messages').where({ id }).update({ masked_text: maskedText, warnings, unmasked_at: unmaskedAt });
    },
    /** @throws AppError `message.not-found` */
    getMessage: async (conversationId: ConversationId, id: MessageId): Promise<Message> => {
      const row: object | undefined = await trx('messages').where({ id, conversation_id: conversationId }).first();
      return toMessage(orRefuse(row, messageNotFound));
    },
    /** The newest that a side has written since then, the oldest first. */
    listLatest: async (id: ConversationId, side: Side, since: Date, limit: number): Promise<readonly Message[]> => {
      const rows: object[] = await trx('messages')
        .where({ conversation_id: id, side })
        .where('sent_at', '>=', since)
        .orderBy('number', 'desc')
        .limit(limit);
      return rows.map(toMessage).toReversed();
    },
    /** At most so many on each side of a message, written in so much time before or after it. */
    listNeighbours: async (message: Message, { count, withinMs }: { count: number; withinMs: number }): Promise<Neighbours> => {
      const { conversationId, side, number, sentAt } = message;
      const [since, until] = [new Date(sentAt.getTime() - withinMs), new Date(sentAt.getTime() + withinMs)];
      const near = () => trx('messages').where({ conversation_id: conversationId, side }).whereBetween('sent_at', [since, until]);
      const before: object[] = await near().where('number', '<', number).orderBy('number', 'desc').limit(count);
      const after: object[] = await near().where('number', '>', number).orderBy('number').limit(count);
      return { before: before.map(toMessage).toReversed(), after: after.map(toMessage) };
    },
    /** Messages of a side after that number. */
    countAfter: async (id: ConversationId, side: Side, number: number): Promise<number> => {
      const row = await trx('messages').where({ conversation_id: id, side }).where('number', '>', number).count({ after: '*' }).first();
      return Number(row?.['after'] ?? 0);
    },
  };
};

interface ConversationScopeNeeds {
  /** A message was sent, and what these members see of their conversations is out of date. */
  readonly outboxIn: (trx: Knex.Transaction) => { append(sent: MessageSent, seenBy: readonly MemberId[]): Promise<void> };
  /** By bell and by mail, as the member wants it. */
  readonly notifyIn: (trx: Knex.Transaction) => Notify;
  /** Notices of messages in that conversation are new no more for that member. */
  readonly noticesReadIn: (trx: Knex.Transaction) => (memberId: MemberId, conversationId: ConversationId) => Promise<void>;
  /** What these members see of their conversations is out of date. */
  readonly signalIn: (trx: Knex.Transaction) => (memberIds: readonly MemberId[]) => Promise<void>;
}

/** All that a use case may write with, in the transaction `trx`. */
export const conversationScopeIn =
  ({ outboxIn, notifyIn, noticesReadIn, signalIn }: ConversationScopeNeeds) =>
  (trx: Knex.Transaction) => ({
    conversations: knexConversations(trx),
    things: knexThingDirectory(trx),
    requests: knexAdoptionRequests(trx),
    members: presenceIn(trx),
    blocks: knexBlocks(trx),
    reports: knexReports(trx),
    stops: knexWritingStops(trx),
    notify: notifyIn(trx),
    outbox: outboxIn(trx),
    keys: knexIdempotencyKeys<MessageId>(trx),
    signal: signalIn(trx),
    readNotices: noticesReadIn(trx),
  });
export type ConversationScope = ReturnType<ReturnType<typeof conversationScopeIn>>;
export type InConversationTransaction = InTransaction<ConversationScope>;

/** Takes away what an erased member wrote, the names of whom they blocked, and what only they could read. */
export const forgetWritingsOf =
  (trx: Knex.Transaction) =>
  async (memberId: MemberId): Promise<void> => {
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

interface TopicRow {
  readonly id: string;
  readonly thing_name: string;
  readonly owner_id: string;
  readonly owner_read_up_to: number;
  readonly asker_read_up_to: number;
}

const topics = {
  name: 'read topics of conversations',
  text: `select id, thing_name, owner_id, owner_read_up_to, asker_read_up_to from conversations where id = any ($1::uuid[]) order by id for share`,
};

/**
 * For those who are notified of messages, in their order: what a conversation is about, and up to which message a side has read it; undefined
 * when it is no more, or that side has left.
 */
export const topicsOfConversations =
  (trx: Knex.Transaction) => async (wanted: readonly { readonly conversationId: string; readonly memberId: MemberId }[]) => {
    // The members before the conversations, as who writes does: the notices lock them too.
    const away = new Set(await presenceIn(trx).listAwayAmong(wanted.map(({ memberId }) => memberId)));
    const there = wanted.filter(({ memberId }) => !away.has(memberId));
    const ids = [...new Set(there.map(({ conversationId }) => conversationId))];
    const rows = new Map((ids.length === 0 ? [] : await preparedRows<TopicRow>(trx, topics, [ids])).map((row) => [row.id, row]));
    return wanted.map(({ conversationId, memberId }) => {
      const row = away.has(memberId) ? undefined : rows.get(conversationId);
      if (row === undefined) return undefined;
      return { thing: row.thing_name, readUpTo: row.owner_id === memberId ? row.owner_read_up_to : row.asker_read_up_to };
    });
  };
