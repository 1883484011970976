import { petState, petWords, ReviewOutcomeSchema } from '@paltu/contracts';
import { onMeaning, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { NoticeRequest, Notify } from '../notice.ts';

/** Review has approved a listing, or refused it. */
export const onListingDecided = (notifyIn: (trx: Transaction) => Notify): EventRule =>
  onMeaning(
    petState,
    ({ state: pet, event }): NoticeRequest | undefined => {
      const status = petWords.approvalStatus.toWord(pet.approvalStatus);
      if (event.isRepublished || status === 'pending' || event.read('review', ReviewOutcomeSchema) === undefined) return undefined;
      return {
        eventId: event.id,
        type: `listing.${status}`,
        memberIds: [pet.ownerId as MemberId],
        subjectId: pet.id,
        params: { pet: pet.name, reason: pet.rejectionReason },
        page: status === 'approved' ? `pet-${pet.id}` : 'dashboard?tab=pets',
        at: event.time,
      };
    },
    (happening, trx) => notifyIn(trx)(happening),
  );
