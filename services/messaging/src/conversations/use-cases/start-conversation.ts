import { newId, orRefuse, type Clock, type MemberId } from '@paltu/kernel';
import { thingNotFound } from '../domain/conversation-errors.ts';
import { begin, write, type Conversation, type ConversationId, type MessageId } from '../domain/conversation.ts';
import { checkMayWrite } from './check-may-write.ts';
import { keepMessage } from './keep-message.ts';
import type { InConversationTransaction } from './ports.ts';
import { publicThing, type NamedThing } from './public-thing.ts';

export interface StartConversationNeeds {
  readonly inTransaction: InConversationTransaction;
  /** The one that a message is in. */
  readonly findOf: (id: MessageId) => Promise<Conversation | undefined>;
  readonly clock: Clock;
}

export interface StartRequest extends NamedThing {
  readonly askerId: MemberId;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

/** @throws AppError `<thing>.not-found`, `conversation.own-thing`, `conversation.blocked`, `conversation.writing-stopped`, `account.deactivated`, `request.key-reused` */
export type StartConversation = (request: StartRequest) => Promise<Conversation>;

/** Writes to the owner of a thing: in the conversation about it that is there, or in a new one. */
export const startConversation =
  ({ inTransaction, findOf, clock }: StartConversationNeeds): StartConversation =>
  async (request) => {
    const { kind, thingId, askerId, text, key } = request;
    const attempt = { memberId: askerId, key, sent: [kind, thingId, text] };
    const id = newId() as MessageId;
    const outcome = await inTransaction(async (scope) => {
      const at = clock.now();
      // What an attempt led to is its answer, whatever has changed since.
      const found = await scope.keys.find(attempt);
      if (found !== undefined) return found;
      const thing = await publicThing(scope.things, request);
      const fresh = begin(thing, { id: newId() as ConversationId, asker: askerId }, at);
      await checkMayWrite(scope, { writerId: askerId, receiverId: thing.ownerId, at }, thingNotFound[kind]);
      const earlier = await scope.keys.claim(attempt, id, at);
      if (earlier !== undefined) return earlier;
      const conversation = await scope.conversations.addOrGet(fresh);
      return (await keepMessage(scope, write(conversation, { id, side: 'asker', text }, at))).conversation;
    });
    return typeof outcome === 'string' ? orRefuse(await findOf(outcome), thingNotFound[kind]) : outcome;
  };
