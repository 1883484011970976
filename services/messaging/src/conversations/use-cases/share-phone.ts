import type { Logger, MemberId } from '@paltu/kernel';
import type { ContactDirectory } from '@paltu/projections';
import { phoneUnknown } from '../domain/conversation-errors.ts';
import { memberOf, membersOf, otherSide, share, type Conversation, type ConversationId } from '../domain/conversation.ts';
import type { ChangeNeeds } from './ports.ts';
import { requireSide } from './require-side.ts';

export interface SharePhoneNeeds extends ChangeNeeds {
  readonly contacts: ContactDirectory;
  readonly logger: Logger;
}

export interface SideRequest {
  readonly conversationId: ConversationId;
  readonly memberId: MemberId;
}

/** @throws AppError `conversation.not-found`, `phone.unknown` */
export type SharePhone = (request: SideRequest) => Promise<Conversation>;

/** The other side sees the number from now on, and what was written unmasked. */
export const sharePhone =
  ({ inTransaction, clock, contacts, logger }: SharePhoneNeeds): SharePhone =>
  async ({ conversationId, memberId }) => {
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
  };
