import type { MemberId, Refusal } from '@paltu/kernel';
import { accountDeactivated, blocked } from '../domain/conversation-errors.ts';
import type { ConversationScope } from './ports.ts';

/**
 * Until the transaction ends neither leaves, and neither blocks the other. Before anything else is locked.
 * @param left what is answered when the receiver has left
 * @throws AppError `account.deactivated`, `conversation.blocked`
 */
export const checkMayWrite = async (
  { members, blocks }: Pick<ConversationScope, 'members' | 'blocks'>,
  writerId: MemberId,
  receiverId: MemberId,
  left: Refusal,
): Promise<void> => {
  const away = await members.listAway(writerId, receiverId);
  if (away.includes(writerId)) throw accountDeactivated();
  if (away.includes(receiverId)) throw left();
  if (await blocks.isBetween(writerId, receiverId)) throw blocked();
};
