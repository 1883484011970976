import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { shownOf, sides, type Conversation, type ConversationId, type Message, type MessageId, type Side } from './conversation.ts';
import { ofVisitor, type VerifiedEmail } from './visitor-store.ts';

type SeatColumn<Name extends Side> = `${Name}ReadUpTo` | `${Name}Unread` | `${Name}SharedAt`;

/** A conversation as a row: what each side has of it lies in columns of its own, for their indexes. */
type ConversationRow = Omit<Conversation, Side> & Readonly<Record<SeatColumn<Side>, unknown>>;

const seatColumns = (conversation: Conversation, side: Side): Record<string, unknown> => {
  const { readUpTo, unread, sharedAt } = conversation[side];
  return { [`${side}ReadUpTo`]: readUpTo, [`${side}Unread`]: unread, [`${side}SharedAt`]: sharedAt };
};

export const toRow = (conversation: Conversation): Record<string, unknown> => {
  const { owner: _owner, asker: _asker, ...facts } = conversation;
  const flat = { ...facts, ...Object.assign({}, ...sides.map((side) => seatColumns(conversation, side))) } as ConversationRow;
  return toColumns(flat, ['visitor']);
};

export const toConversation = (row: object): Conversation => {
  const { ownerReadUpTo, ownerUnread, ownerSharedAt, askerReadUpTo, askerUnread, askerSharedAt, ...facts } =
    fromColumns<ConversationRow>(row);
  return {
    ...facts,
    owner: { readUpTo: ownerReadUpTo, unread: ownerUnread, sharedAt: ownerSharedAt },
    asker: { readUpTo: askerReadUpTo, unread: askerUnread, sharedAt: askerSharedAt },
  } as Conversation;
};

type MessageRow = Omit<Message, 'warnings'> & { readonly warnings: Message['warnings'] | null };

/** The release before kept nothing of what the reader sees. */
export const toMessage = (row: object): Message => {
  const message = fromColumns<MessageRow>(row);
  const { warnings, text, writerId } = message;
  return warnings === null ? { ...message, ...shownOf(text, writerId === null) } : { ...message, warnings };
};

/** Where a list goes on: after the conversation with this last message. */
export interface ConversationCursor {
  readonly lastMessageAt: Date;
  readonly id: ConversationId;
}

interface UnreadCounts {
  readonly conversations: number;
  readonly messages: number;
}

/** How the one who looks and another member are to each other. */
export interface Tie {
  readonly blockedByMe: boolean;
  readonly blocksMe: boolean;
  readonly isAway: boolean;
}

/** Somebody who wrote, as a member and without an account. */
interface Writer {
  readonly memberId: MemberId;
  readonly verified: VerifiedEmail | undefined;
}

interface WrittenMessage extends Message, Pick<Conversation, 'thingKind' | 'thingId'> {}

const ties = `select other.id,
    exists (select from blocks where blocker_id = ? and blocked_id = other.id) as blocked_by_me,
    exists (select from blocks where blocker_id = other.id and blocked_id = ?) as blocks_me,
    exists (select from presences where presences.id = other.id and is_away) as is_away
  from unnest(?::uuid[]) as other (id)`;

const unread = `select count(*)::integer as conversations, coalesce(sum(unread), 0)::integer as messages from (
    select owner_unread as unread from conversations where owner_id = :memberId and owner_unread > 0
    union all
    select asker_unread from conversations where asker_id = :memberId and asker_unread > 0) as own`;

const listsOf = (database: Knex) => ({
  /**
   * Of a member, the one with the newest message first. Each side is read from its own index up to the end of the page; together they hold
   * it. A member is never both sides of one.
   */
  list: async (memberId: MemberId, limit: number, after?: ConversationCursor): Promise<readonly Conversation[]> => {
    const newest = (column: 'owner_id' | 'asker_id') =>
      database('conversations')
        .where({ [column]: memberId })
        .modify(
          (query) => void (after && query.whereRaw('(last_message_at, id) < (?::timestamptz, ?::uuid)', [after.lastMessageAt, after.id])),
        )
        .orderByRaw('last_message_at desc, id desc')
        .limit(limit);
    const both = newest('owner_id').unionAll([newest('asker_id')], true);
    const rows: object[] = await database.from(both.as('own')).orderByRaw('last_message_at desc, id desc').limit(limit);
    return rows.map(toConversation);
  },
  countUnread: async (memberId: MemberId): Promise<UnreadCounts> => {
    const { rows } = await database.raw<{ rows: UnreadCounts[] }>(unread, { memberId });
    return rows[0] ?? { conversations: 0, messages: 0 };
  },
  ties: async (viewer: MemberId, others: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Tie>> => {
    const { rows } = await database.raw<{ rows: object[] }>(ties, [viewer, viewer, [...new Set(others)]]);
    return new Map(rows.map((row) => fromColumns<Tie & { id: MemberId }>(row)).map(({ id, ...tie }) => [id, tie]));
  },
});

const messagesOf = (database: Knex) => ({
  findMessage: async (id: MessageId): Promise<Message | undefined> => {
    const row = (await database('messages').where({ id }).first()) as object | undefined;
    return row && toMessage(row);
  },
  /** The newest message of each. */
  lastMessages: async (conversations: readonly Conversation[]): Promise<ReadonlyMap<ConversationId, Message>> => {
    if (conversations.length === 0) return new Map();
    const last = conversations.map(({ id, lastNumber }) => [id, lastNumber]);
    const rows: object[] = await database('messages').whereIn(['conversation_id', 'number'], last);
    return new Map(rows.map(toMessage).map((message) => [message.conversationId, message]));
  },
  /** The newest of those before that number, the oldest first. */
  listMessages: async (id: ConversationId, limit: number, before?: number): Promise<readonly Message[]> => {
    const rows: object[] = await database('messages')
      .where({ conversation_id: id })
      .modify((query) => void (before !== undefined && query.where('number', '<', before)))
      .orderBy('number', 'desc')
      .limit(limit);
    return rows.map(toMessage).toReversed();
  },
  /** All that somebody wrote, the first message first. */
  listWrittenBy: async ({ memberId, verified }: Writer): Promise<readonly WrittenMessage[]> => {
    const written = () =>
      database('messages')
        .join('conversations', 'conversations.id', 'messages.conversation_id')
        .select('messages.*', 'thing_kind', 'thing_id');
    const asMember: object[] = await written().where({ writer_id: memberId });
    const asVisitor: object[] = verified === undefined ? [] : await written().modify(ofVisitor(verified)).where({ side: 'asker' });
    const all = [...asMember, ...asVisitor].map((row) => ({ ...fromColumns<WrittenMessage>(row), ...toMessage(row) }));
    return all.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime() || (one.id < other.id ? -1 : 1));
  },
});

/** Conversations and messages as screens read them: nothing is held. */
export const knexConversationQueries = (database: Knex) => ({
  ...listsOf(database),
  ...messagesOf(database),
  find: async (id: ConversationId): Promise<Conversation | undefined> => {
    const row = (await database('conversations').where({ id }).first()) as object | undefined;
    return row && toConversation(row);
  },
  findMany: async (ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, Conversation>> => {
    const rows: object[] = await database('conversations').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map(toConversation).map((conversation) => [conversation.id, conversation]));
  },
});
export type ConversationQueries = ReturnType<typeof knexConversationQueries>;
