import { withVisitor } from '../domain/conversation-errors.ts';
import { memberOf, otherSide } from '../domain/conversation.ts';
import type { ChangeNeeds, ConversationQueries } from './ports.ts';
import { requireSide } from './require-side.ts';
import type { SideRequest } from './share-phone.ts';

export interface BlockMemberNeeds extends ChangeNeeds {
  readonly queries: Pick<ConversationQueries, 'find'>;
}

export interface BlockRequest extends SideRequest {
  readonly isBlocked: boolean;
}

/** @throws AppError `conversation.not-found`, `conversation.with-visitor` */
export type BlockMember = (request: BlockRequest) => Promise<void>;

/** The two write to each other no more, about nothing; or may again. What is on its way is sent before, or refused. */
export const blockMember =
  ({ inTransaction, queries, clock }: BlockMemberNeeds): BlockMember =>
  async ({ conversationId, memberId, isBlocked }) => {
    const { conversation, side } = requireSide(await queries.find(conversationId), memberId);
    const otherId = memberOf(conversation, otherSide(side));
    if (otherId === null) throw withVisitor();
    await inTransaction(async ({ members, blocks, signal }) => {
      await members.listAway(memberId, otherId);
      if (isBlocked) await blocks.add(memberId, otherId, clock.now());
      else await blocks.remove(memberId, otherId);
      await signal([memberId, otherId]);
    });
  };
