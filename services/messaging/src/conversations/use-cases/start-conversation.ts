import { newId, orRefuse, type Clock, type MemberId } from '@paltu/kernel';
import type { Thing, ThingId, ThingKind } from '../domain/thing.ts';
import { thingNotFound } from '../domain/conversation-errors.ts';
import { begin, write, type Conversation, type ConversationId, type MessageId, type Visitor } from '../domain/conversation.ts';
import { checkMayWrite } from './check-may-write.ts';
import { keepMessage } from './keep-message.ts';
import type { ConversationScope, InConversationTransaction } from './ports.ts';

export interface StartConversationNeeds {
  readonly inTransaction: InConversationTransaction;
  /** The one that a message is in. */
  readonly findOf: (id: MessageId) => Promise<Conversation | undefined>;
  readonly clock: Clock;
}

export interface StartRequest {
  readonly kind: ThingKind;
  readonly thingId: ThingId;
  readonly asker: MemberId | Visitor;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

/** @throws AppError `<thing>.not-found`, `conversation.own-thing`, `conversation.blocked`, `account.deactivated`, `request.key-reused` */
export type StartConversation = (request: StartRequest) => Promise<Conversation>;

const publicThing = async ({ things }: ConversationScope, { kind, thingId }: StartRequest): Promise<Thing> => {
  const thing = orRefuse((await things.find([thingId])).get(thingId), thingNotFound[kind]);
  if (thing.kind !== kind || !thing.isPublic) throw thingNotFound[kind]();
  return thing;
};

const checkAsker = async (scope: ConversationScope, { kind, asker }: StartRequest, { ownerId }: Thing): Promise<void> => {
  if (typeof asker === 'string') await checkMayWrite(scope, asker, ownerId, thingNotFound[kind]);
  else if (await scope.members.isAway(ownerId)) throw thingNotFound[kind]();
};

const claimed = async ({ keys }: ConversationScope, request: StartRequest, messageId: MessageId, at: Date) => {
  const { kind, thingId, asker, text, key } = request;
  return typeof asker === 'string' ? keys.claim({ memberId: asker, key, sent: [kind, thingId, text] }, messageId, at) : undefined;
};

/** Writes to the owner of a thing: in the conversation about it that is there, or in a new one. */
export const startConversation =
  ({ inTransaction, findOf, clock }: StartConversationNeeds): StartConversation =>
  async (request) => {
    const id = newId() as MessageId;
    const outcome = await inTransaction(async (scope) => {
      const at = clock.now();
      const thing = await publicThing(scope, request);
      const fresh = begin(thing, { id: newId() as ConversationId, asker: request.asker }, at);
      await checkAsker(scope, request, thing);
      const earlier = await claimed(scope, request, id, at);
      if (earlier !== undefined) return earlier;
      const conversation = await scope.conversations.addOrGet(fresh);
      return (await keepMessage(scope, write(conversation, { id, side: 'asker', text: request.text }, at))).conversation;
    });
    return typeof outcome === 'string' ? orRefuse(await findOf(outcome), thingNotFound[request.kind]) : outcome;
  };
