import { interestState, petLiked } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FigureRecords } from '../use-cases/ports.ts';

/** How often what a member offers is looked at, and that it is liked; never by whom. */
export const onInterestChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(interestState, async ({ petId, ownerId, likes, views }, { type, sequence, time, isRepublished }, trx) => {
    const records = recordsIn(trx);
    const memberId = ownerId as MemberId;
    const liked = { subjectId: petId, type: 'pet.liked', version: sequence } as const;
    await records.keepInterest({ id: petId, version: sequence, ownerId: memberId, views });
    if (likes > 0) await records.count({ memberId, kind: 'listing-liked', subjectId: petId });
    else await records.dropActivity(liked);
    if (type === petLiked.type && !isRepublished) await records.keepActivities([{ ...liked, memberId, action: '', at: time }]);
  });
