import { shopWords, storeState, vetState, vetWords, type Store, type Vet } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Marks } from '../domain/marks.ts';
import type { FollowMarks } from '../use-cases/follow-marks.ts';
import type { Occurred } from './occurred.ts';

const follow = (
  thing: Store | Vet,
  marks: Marks,
  page: string,
  { id: eventId, sequence: version, time: at }: Occurred & { readonly sequence: number },
): Parameters<FollowMarks>[0] => ({
  thingId: thing.id,
  version,
  marks,
  eventId,
  ownerId: thing.ownerId as MemberId,
  name: thing.name,
  reason: thing.verification?.reason ?? '',
  page,
  at,
});

/** An admin has marked a store. */
export const onStoreMarked = (followIn: (trx: Transaction) => FollowMarks): EventRule =>
  onState(storeState, async (store, event, trx) => {
    const { verified, featured, hidden, registered, verification } = store;
    const isSentBack = verification !== undefined && shopWords.verification.toWord(verification.status) === 'sent-back';
    const marks = { verified, featured, hidden, registered, sentBack: isSentBack ? verification.number : 0 };
    await followIn(trx)(follow(store, marks, 'vendor-dashboard?tab=verification', event));
  });

/** An admin has marked a vet. */
export const onVetMarked = (followIn: (trx: Transaction) => FollowMarks): EventRule =>
  onState(vetState, async (vet, event, trx) => {
    const { verified, featured, hidden, verification } = vet;
    const isSentBack = verification !== undefined && vetWords.verification.toWord(verification.status) === 'sent-back';
    const marks = { verified, featured, hidden, registered: false, sentBack: isSentBack ? verification.number : 0 };
    await followIn(trx)(follow(vet, marks, 'vet-profile-page', event));
  });
