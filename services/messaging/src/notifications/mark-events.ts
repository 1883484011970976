import { shopWords, storeState, vetState, vetWords, type Store, type Vet } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { MarkedThing } from './mark.ts';
import type { FollowMarks } from './notice-use-cases.ts';
import type { SourceEvent } from './notice.ts';

/** How papers of a thing stand; undefined where none were sent. */
type PapersStatus = ReturnType<typeof shopWords.verification.toWord> | ReturnType<typeof vetWords.verification.toWord> | undefined;

const markedThing = (
  thing: Store | Vet,
  papers: PapersStatus,
  { registered, page }: { readonly registered: boolean; readonly page: string },
  { id: eventId, sequence: version, time: at }: SourceEvent & { readonly sequence: number },
): MarkedThing => {
  const { verified, featured, hidden, verification } = thing;
  return {
    thingId: thing.id,
    version,
    marks: { verified, featured, hidden, registered, sentBack: papers === 'sent-back' ? (verification?.number ?? 0) : 0 },
    areChecked: papers === 'waiting',
    eventId,
    ownerId: thing.ownerId as MemberId,
    name: thing.name,
    reason: verification?.reason ?? '',
    page,
    at,
  };
};

/** An admin has marked a store. */
export const onStoreMarked = (followIn: (trx: Transaction) => FollowMarks): EventRule =>
  onState(storeState, async (store, event, trx) => {
    const papers = store.verification && shopWords.verification.toWord(store.verification.status);
    await followIn(trx)(markedThing(store, papers, { registered: store.registered, page: 'vendor-dashboard?tab=verification' }, event));
  });

/** An admin has marked a vet. */
export const onVetMarked = (followIn: (trx: Transaction) => FollowMarks): EventRule =>
  onState(vetState, async (vet, event, trx) => {
    const papers = vet.verification && vetWords.verification.toWord(vet.verification.status);
    await followIn(trx)(markedThing(vet, papers, { registered: false, page: 'vet-profile-page' }, event));
  });
