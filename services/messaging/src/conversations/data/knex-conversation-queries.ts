import type { MemberId } from '@paltu/kernel';
import { deletedAtOnce, fromColumns, inBatches } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ConversationQueries, Tie, UnreadCounts, WrittenMessage } from '../use-cases/ports.ts';
import { toConversation } from './conversation-row.ts';
import { toMessage } from './message-row.ts';
import { ofVisitor } from './of-visitor.ts';

type Lists = Pick<ConversationQueries, 'list' | 'countUnread' | 'forgetVisitors'>;
type Reports = 'findReport' | 'listReports' | 'listReportedBy' | 'listDecidedAbout';
type Finds = Omit<ConversationQueries, keyof Lists | Reports>;

const ties = `select other.id,
    exists (select from blocks where blocker_id = ? and blocked_id = other.id) as blocked_by_me,
    exists (select from blocks where blocker_id = other.id and blocked_id = ?) as blocks_me,
    exists (select from presences where presences.id = other.id and is_away) as is_away
  from unnest(?::uuid[]) as other (id)`;

const unread = `select count(*)::integer as conversations, coalesce(sum(unread), 0)::integer as messages from (
    select owner_unread as unread from conversations where owner_id = :memberId and owner_unread > 0
    union all
    select asker_unread from conversations where asker_id = :memberId and asker_unread > 0) as own`;

/** Each side is read from its own index up to the end of the page; together they hold it. A member is never both sides of one. */
const listsOf = (database: Knex): Lists => ({
  list: async (memberId, limit, after) => {
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
  countUnread: async (memberId) => {
    const { rows } = await database.raw<{ rows: UnreadCounts[] }>(unread, { memberId });
    return rows[0] ?? { conversations: 0, messages: 0 };
  },
  forgetVisitors: (before) => {
    const old = database('conversations').select('id').whereNotNull('visitor').where('last_message_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('conversations').whereIn('id', old.clone()).where('last_message_at', '<', before).delete());
  },
});

const findsOf = (database: Knex): Finds => ({
  find: async (id) => {
    const row = (await database('conversations').where({ id }).first()) as object | undefined;
    return row && toConversation(row);
  },
  findMany: async (ids) => {
    const rows: object[] = await database('conversations').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map(toConversation).map((conversation) => [conversation.id, conversation]));
  },
  findMessage: async (id) => {
    const row = (await database('messages').where({ id }).first()) as object | undefined;
    return row && toMessage(row);
  },
  lastMessages: async (conversations) => {
    if (conversations.length === 0) return new Map();
    const last = conversations.map(({ id, lastNumber }) => [id, lastNumber]);
    const rows: object[] = await database('messages').whereIn(['conversation_id', 'number'], last);
    return new Map(rows.map(toMessage).map((message) => [message.conversationId, message]));
  },
  listMessages: async (id, limit, before) => {
    const rows: object[] = await database('messages')
      .where({ conversation_id: id })
      .modify((query) => void (before !== undefined && query.where('number', '<', before)))
      .orderBy('number', 'desc')
      .limit(limit);
    return rows.map(toMessage).toReversed();
  },
  ties: async (viewer, others) => {
    const { rows } = await database.raw<{ rows: object[] }>(ties, [viewer, viewer, [...new Set(others)]]);
    return new Map(rows.map((row) => fromColumns<Tie & { id: MemberId }>(row)).map(({ id, ...tie }) => [id, tie]));
  },
  listWrittenBy: async ({ memberId, verified }) => {
    const written = () =>
      database('messages')
        .join('conversations', 'conversations.id', 'messages.conversation_id')
        .select('messages.*', 'thing_kind', 'thing_id');
    const asMember: object[] = await written().where({ writer_id: memberId });
    const asVisitor: object[] = verified === undefined ? [] : await written().modify(ofVisitor(verified)).where({ side: 'asker' });
    const all = [...asMember, ...asVisitor].map((row) => ({ ...fromColumns<WrittenMessage>(row), ...toMessage(row) }));
    return all.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime() || (one.id < other.id ? -1 : 1));
  },
  listBlockedBy: async (memberId) => {
    const rows: object[] = await database('blocks').where({ blocker_id: memberId }).orderBy('blocked_at').orderBy('blocked_id');
    return rows.map((row) => fromColumns<{ blockedId: MemberId; blockedAt: Date }>(row));
  },
});

/** Conversations and messages as screens read them. */
export const knexConversationQueries = (database: Knex): Omit<ConversationQueries, Reports> => ({
  ...listsOf(database),
  ...findsOf(database),
});
