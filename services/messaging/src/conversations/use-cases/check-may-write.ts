import type { MemberId, Refusal } from '@paltu/kernel';
import { accountDeactivated, blocked } from '../domain/conversation-errors.ts';
import { writingStopped } from '../domain/report-errors.ts';
import type { ConversationScope } from './ports.ts';

export interface WishToWrite {
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
  { members, blocks, stops }: Pick<ConversationScope, 'members' | 'blocks' | 'stops'>,
  { writerId, receiverId, at }: WishToWrite,
  left: Refusal,
): Promise<void> => {
  const away = await members.listAway(writerId, receiverId);
  if (away.includes(writerId)) throw accountDeactivated();
  if (away.includes(receiverId)) throw left();
  if (await stops.isStopped(writerId, at)) throw writingStopped();
  if (await blocks.isBetween(writerId, receiverId)) throw blocked();
};
