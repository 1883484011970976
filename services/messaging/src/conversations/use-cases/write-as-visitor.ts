import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { thingNotFound } from '../domain/conversation-errors.ts';
import { begin, revisited, write, type ConversationId, type MessageId, type Visitor } from '../domain/conversation.ts';
import { keepMessage } from './keep-message.ts';
import type { InConversationTransaction } from './ports.ts';
import { publicThing, type NamedThing } from './public-thing.ts';

export interface WriteAsVisitorNeeds {
  readonly inTransaction: InConversationTransaction;
  /** Under which the attempts of a visitor are kept. */
  readonly visitorId: (emailKey: string) => MemberId;
  readonly clock: Clock;
}

export interface VisitorRequest extends NamedThing {
  readonly visitor: Visitor;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

/** @throws AppError `<thing>.not-found`, `request.key-reused` */
export type WriteAsVisitor = (request: VisitorRequest) => Promise<void>;

/**
 * Writes to the owner of a thing without an account. Who is blocked by the owner, or stopped by an admin, reaches them no more by writing
 * as a visitor: it is answered as if it had been sent, for a refusal would show strangers whose address is that of such a member.
 */
export const writeAsVisitor =
  ({ inTransaction, visitorId, clock }: WriteAsVisitorNeeds): WriteAsVisitor =>
  async (request) => {
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
