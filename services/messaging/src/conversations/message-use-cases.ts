import { newId, orRefuse, type Clock, type MemberId, type Refusal } from '@paltu/kernel';
import { requestNotFound, requireOpenOf, type RequestId } from './adoption-request.ts';
import type { ConversationQueries } from './conversation-queries-store.ts';
import type { ConversationScope, InConversationTransaction, ThingDirectory } from './conversation-store.ts';
import {
  accountDeactivated,
  begin,
  blocked,
  conversationNotFound,
  memberLeft,
  memberOf,
  membersOf,
  otherSide,
  requireSide,
  revisited,
  thingNotFound,
  withVisitor,
  write,
  type Conversation,
  type ConversationId,
  type MessageId,
  type MessageSent,
  type Side,
  type Topic,
  type ThingId,
  type ThingKind,
  type Visitor,
} from './conversation.ts';
import { writingStopped } from './report.ts';

interface WritingNeeds {
  readonly inTransaction: InConversationTransaction;
  readonly queries: Pick<ConversationQueries, 'find' | 'findMessage'>;
  readonly clock: Clock;
}

interface NamedThing {
  readonly kind: ThingKind;
  readonly thingId: ThingId;
}

/** @throws AppError `<thing>.not-found` unless everybody sees it */
const publicThing = async (things: ThingDirectory, { kind, thingId }: NamedThing): Promise<Topic> => {
  const thing = orRefuse((await things.find([thingId])).get(thingId), thingNotFound[kind]);
  if (thing.kind !== kind || !thing.isPublic) throw thingNotFound[kind]();
  return { ...thing, kind };
};

interface Writing {
  readonly writerId: MemberId;
  readonly receiverId: MemberId;
  readonly at: Date;
}

/**
 * Until the transaction ends neither leaves, neither blocks the other, and no admin stops the writer. Before anything else is locked.
 * @param left what is answered when the receiver has left
 * @throws AppError `account.deactivated`, `conversation.writing-stopped`, `conversation.blocked`
 */
export const checkMayWrite = async (
  { members, blocks }: ConversationScope,
  { writerId, receiverId, at }: Writing,
  left: Refusal,
): Promise<void> => {
  const away = await members.listAway(writerId, receiverId);
  if (away.includes(writerId)) throw accountDeactivated();
  if (away.includes(receiverId)) throw left();
  const { isStopped, isBlocked } = await blocks.readObstacles(writerId, receiverId, at);
  if (isStopped) throw writingStopped();
  if (isBlocked) throw blocked();
};

/** Keeps a message, with what it changes of its conversation, its event, and that both sides see it. */
const keepMessage = async ({ conversations, outbox }: ConversationScope, sent: MessageSent): Promise<MessageSent> => {
  await conversations.save(sent.conversation);
  await conversations.addMessage(sent.message);
  for (const message of sent.masked) await conversations.saveShown(message);
  // The writer may look at it in another browser.
  await outbox.append(sent, membersOf(sent.conversation));
  return sent;
};

/** As many parts, and as much time, as a number may be written in. */
export const parts = { count: 12, withinMs: 60 * 60_000 };

const writtenBefore = ({ conversations }: ConversationScope, { id }: Conversation, side: Side, at: Date) =>
  conversations.listLatest(id, side, new Date(at.getTime() - parts.withinMs), parts.count);

/** A message from the page of a thing, or of a request. */
interface FirstMessage {
  readonly writerId: MemberId;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

/** Which conversation a first message is for. */
interface Opening {
  readonly thing: Topic;
  readonly askerId: MemberId;
  /** Of the writer. */
  readonly side: Side;
  /** What is answered when the other side has left. */
  readonly left: Refusal;
}

interface Target {
  /** What the attempt is about, beside its text. */
  readonly sent: readonly string[];
  readonly notFound: Refusal;
  readonly open: (scope: ConversationScope) => Promise<Opening>;
}

/** Writes in the conversation of that asker about that thing, or in a new one. */
const writeFirst = async (
  { inTransaction, queries, clock }: WritingNeeds,
  { writerId, text, key }: FirstMessage,
  { sent, notFound, open }: Target,
): Promise<Conversation> => {
  const attempt = { memberId: writerId, key, sent: [...sent, text] };
  const id = newId() as MessageId;
  const outcome = await inTransaction(async (scope) => {
    const at = clock.now();
    // What an attempt led to is its answer, whatever has changed since.
    const found = await scope.keys.find(attempt);
    if (found !== undefined) return found;
    const { thing, askerId, side, left } = await open(scope);
    const fresh = begin(thing, { id: newId() as ConversationId, asker: askerId }, at);
    await checkMayWrite(scope, { writerId, receiverId: side === 'owner' ? askerId : thing.ownerId, at }, left);
    const earlier = await scope.keys.claim(attempt, id, at);
    if (earlier !== undefined) return earlier;
    const conversation = await scope.conversations.addOrGet(fresh);
    const before = await writtenBefore(scope, conversation, side, at);
    return (await keepMessage(scope, write(conversation, { id, side, text, earlier: before }, at))).conversation;
  });
  if (typeof outcome !== 'string') return outcome;
  const message = await queries.findMessage(outcome);
  return orRefuse(message && (await queries.find(message.conversationId)), notFound);
};

/**
 * Writes to the owner of a thing: in the conversation about it that is there, or in a new one.
 * @throws AppError `<thing>.not-found`, `conversation.own-thing`, `conversation.blocked`, `conversation.writing-stopped`, `account.deactivated`, `request.key-reused`
 */
export const startConversation =
  (needs: WritingNeeds) =>
  ({ kind, thingId, ...message }: FirstMessage & NamedThing): Promise<Conversation> =>
    writeFirst(needs, message, {
      sent: [kind, thingId],
      notFound: thingNotFound[kind],
      open: async ({ things }) => {
        const thing = await publicThing(things, { kind, thingId });
        return { thing, askerId: message.writerId, side: 'asker', left: thingNotFound[kind] };
      },
    });
export type StartConversation = ReturnType<typeof startConversation>;

/**
 * The owner of a pet writes to a member who asks for it, also while its listing is not shown: in the conversation in which that member
 * writes about it.
 * @throws AppError `adoption-request.not-found`, `adoption-request.not-yours`, `adoption-request.already-answered`, `conversation.*`, `account.deactivated`, `request.key-reused`
 */
export const writeToRequester =
  (needs: WritingNeeds) =>
  ({ requestId, ...message }: FirstMessage & { readonly requestId: RequestId }): Promise<Conversation> =>
    writeFirst(needs, message, {
      sent: ['request', requestId],
      notFound: requestNotFound,
      open: async ({ requests, things }) => {
        const { petId, requesterId } = requireOpenOf(await requests.find(requestId), message.writerId);
        const pet = orRefuse((await things.find([petId])).get(petId), requestNotFound);
        return { thing: { ...pet, kind: 'pet' }, askerId: requesterId, side: 'owner', left: memberLeft };
      },
    });
export type WriteToRequester = ReturnType<typeof writeToRequester>;

interface VisitorRequest extends NamedThing {
  readonly visitor: Visitor;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

interface VisitorWritingNeeds extends Omit<WritingNeeds, 'queries'> {
  /** Under which the attempts of a visitor are kept. */
  readonly visitorId: (emailKey: string) => MemberId;
}

/**
 * Writes to the owner of a thing without an account. Who is blocked by the owner, or stopped by an admin, reaches them no more by writing
 * as a visitor: it is answered as if it had been sent, for a refusal would show strangers whose address is that of such a member.
 * @throws AppError `<thing>.not-found`, `request.key-reused`
 */
export const writeAsVisitor =
  ({ inTransaction, visitorId, clock }: VisitorWritingNeeds) =>
  async (request: VisitorRequest): Promise<void> => {
    const { kind, thingId, visitor, text, key } = request;
    const attempt = { memberId: visitorId(visitor.emailKey), key, sent: [kind, thingId, visitor, text] };
    await inTransaction(async (scope) => {
      if ((await scope.keys.find(attempt)) !== undefined) return;
      const thing = await publicThing(scope.things, request);
      if (await scope.members.isAway(thing.ownerId)) throw thingNotFound[kind]();
      const [id, at] = [newId() as MessageId, clock.now()];
      if ((await scope.keys.claim(attempt, id, at)) !== undefined) return;
      if (await scope.blocks.isAddressBlocked(thing.ownerId, visitor.emailKey)) return;
      if (await scope.stops.isAddressStopped(visitor.emailKey, at)) return;
      const fresh = begin(thing, { id: newId() as ConversationId, asker: visitor }, at);
      const conversation = revisited(await scope.conversations.addOrGet(fresh), visitor);
      await keepMessage(scope, write(conversation, { id, side: 'asker', text }, at));
    });
  };
export type WriteAsVisitor = ReturnType<typeof writeAsVisitor>;

interface SendRequest {
  readonly conversationId: ConversationId;
  readonly writerId: MemberId;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

/**
 * Locks the two members, then the conversation, always in this order.
 * @throws AppError `conversation.*`, `account.deactivated`, `request.key-reused`
 */
export const sendMessage =
  ({ inTransaction, queries, clock }: WritingNeeds) =>
  async ({ conversationId, writerId, text, key }: SendRequest): Promise<Pick<MessageSent, 'conversation' | 'message'>> => {
    // Its two sides never change.
    const { conversation: known, side } = requireSide(await queries.find(conversationId), writerId);
    const receiverId = memberOf(known, otherSide(side));
    if (receiverId === null) throw withVisitor();
    const id = newId() as MessageId;
    const attempt = { memberId: writerId, key, sent: [conversationId, text] };
    const outcome = await inTransaction(async (scope) => {
      const at = clock.now();
      // What an attempt led to is its answer, whatever has changed since.
      const found = await scope.keys.find(attempt);
      if (found !== undefined) return found;
      await checkMayWrite(scope, { writerId, receiverId, at }, memberLeft);
      const earlier = await scope.keys.claim(attempt, id, at);
      if (earlier !== undefined) return earlier;
      const conversation = await scope.conversations.get(conversationId);
      const before = await writtenBefore(scope, conversation, side, at);
      return keepMessage(scope, write(conversation, { id, side, text, earlier: before }, at));
    });
    if (typeof outcome !== 'string') return outcome;
    return { conversation: known, message: orRefuse(await queries.findMessage(outcome), conversationNotFound) };
  };
export type SendMessage = ReturnType<typeof sendMessage>;
