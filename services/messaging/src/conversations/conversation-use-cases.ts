import type { Clock, Logger, MemberId } from '@paltu/kernel';
import type { ContactDirectory } from '@paltu/projections';
import type { ConversationQueries } from './conversation-queries-store.ts';
import type { InConversationTransaction } from './conversation-store.ts';
import {
  memberLeft,
  memberOf,
  membersOf,
  messageNotFound,
  otherSide,
  phoneUnknown,
  read,
  requireSide,
  share,
  unmask,
  withVisitor,
  type Conversation,
  type ConversationId,
  type MessageId,
} from './conversation.ts';
import { checkMayWrite, parts } from './message-use-cases.ts';

interface DecisionNeeds {
  readonly inTransaction: InConversationTransaction;
  readonly queries: Pick<ConversationQueries, 'find'>;
  readonly contacts: ContactDirectory;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What one side does about a conversation. All refuse a stranger by `conversation.not-found`. */
export const conversationDecisions = ({ inTransaction, queries, contacts, clock, logger }: DecisionNeeds) => ({
  /** @param upTo number of the last message that the reader has seen: one that came meanwhile stays unread */
  read: (conversationId: ConversationId, readerId: MemberId, upTo: number): Promise<Conversation> =>
    inTransaction(async ({ conversations, readNotices, signal }) => {
      const { conversation, side } = requireSide(await conversations.get(conversationId), readerId);
      const readUpTo = Math.min(upTo, conversation.lastNumber);
      if (readUpTo <= conversation[side].readUpTo) return conversation;
      const unread = await conversations.countAfter(conversationId, otherSide(side), readUpTo);
      const state = read(conversation, side, readUpTo, unread);
      await conversations.save(state);
      await signal([readerId]);
      if (unread === 0) await readNotices(readerId, conversationId);
      return state;
    }),
  /** The other side sees the number from now on, and what was written unmasked. @throws AppError `phone.unknown` */
  sharePhone: async (conversationId: ConversationId, memberId: MemberId): Promise<Conversation> => {
    const phone = (await contacts.find([memberId])).get(memberId)?.phone ?? '';
    const { before, after, side } = await inTransaction(async ({ conversations, signal }) => {
      const seen = requireSide(await conversations.get(conversationId), memberId);
      if (phone === '') throw phoneUnknown();
      const shared = share(seen.conversation, seen.side, clock.now());
      if (shared !== seen.conversation) {
        await conversations.save(shared);
        await signal(membersOf(shared));
      }
      return { before: seen.conversation, after: shared, side: seen.side };
    });
    if (after !== before) {
      const otherId = memberOf(after, otherSide(side));
      logger.info({ event: 'security.phone-shared', userId: memberId, otherId, conversationId }, 'a member has shared their number');
    }
    return after;
  },
  /**
   * The two write to each other no more, about nothing; or may again. What is on its way is sent before, or refused.
   * @throws AppError `conversation.with-visitor`
   */
  block: async (conversationId: ConversationId, memberId: MemberId, isBlocked: boolean): Promise<void> => {
    const { conversation, side } = requireSide(await queries.find(conversationId), memberId);
    const otherId = memberOf(conversation, otherSide(side));
    if (otherId === null) throw withVisitor();
    await inTransaction(async ({ members, blocks, signal }) => {
      await members.listAway(memberId, otherId);
      if (isBlocked) await blocks.add(memberId, otherId, clock.now());
      else await blocks.remove(memberId, otherId);
      await signal([memberId, otherId]);
    });
  },
});
export type ConversationDecisions = ReturnType<typeof conversationDecisions>;

/**
 * The writer shows what was masked wrongly, as long as they may write.
 * @throws AppError `message.not-found` also for one of the other side, `message.own-number`, `conversation.*`, `account.deactivated`
 */
export const unmaskMessage =
  ({ inTransaction, queries, contacts, clock, logger }: DecisionNeeds) =>
  async (conversationId: ConversationId, messageId: MessageId, memberId: MemberId) => {
    const phone = (await contacts.find([memberId])).get(memberId)?.phone ?? '';
    // Its two sides never change.
    const { conversation: known, side } = requireSide(await queries.find(conversationId), memberId);
    const receiverId = memberOf(known, otherSide(side));
    // Nobody but the visitor has written there.
    if (receiverId === null) throw messageNotFound();
    return inTransaction(async (scope) => {
      const { conversations, signal } = scope;
      const at = clock.now();
      await checkMayWrite(scope, { writerId: memberId, receiverId, at }, memberLeft);
      const conversation = await conversations.get(conversationId);
      const before = await conversations.getMessage(conversationId, messageId);
      if (before.side !== side) throw messageNotFound();
      const message = unmask(before, await conversations.listNeighbours(before, parts), phone, at);
      if (message !== before) {
        await conversations.saveShown(message);
        await signal(membersOf(conversation));
        logger.info(
          { event: 'security.message-unmasked', userId: memberId, conversationId, messageId },
          'a member has shown what was masked',
        );
      }
      return { conversation, message };
    });
  };
export type UnmaskMessage = ReturnType<typeof unmaskMessage>;

/** As long as a question may still be answered. */
const keptMs = 365 * 24 * 60 * 60_000;

/** Returns how many conversations with visitors were forgotten. */
export const forgetVisitors = (forget: (before: Date) => Promise<number>, clock: Clock) => (): Promise<number> =>
  forget(new Date(clock.now().getTime() - keptMs));
