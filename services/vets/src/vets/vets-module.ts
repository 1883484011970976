import type { NoteSearch } from '@paltu/empty-searches';
import { newId, type Clock, type Logger, type MemberId, type Viewer } from '@paltu/kernel';
import { markedThing, markFollower, registrationBody, verificationSlice } from '@paltu/marks';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { mostVetPictures } from '@paltu/reference';
import type { Transactions } from '@paltu/runtime';
import type { Route } from '@paltu/service-kit';
import { slotRoutes } from './slot-http.ts';
import { requestedVerification, updatedVet } from './vet-decisions.ts';
import { stateOfVet, vetOutbox } from './vet-events.ts';
import { vetParams } from './vet-fields-http.ts';
import { findingRoutes, profileRoutes, vetRoutes, type ReadNewestReviews } from './vet-http.ts';
import type { InVetTransaction, VetQueries, VetScope, VetStore } from './vet-store.ts';
import { followMember, keepVets, profileDecisions, slotDecisions, viewVet, type ViewVet } from './vet-use-cases.ts';
import { ownVetView, presentOwn, presentVet, vetView } from './vet-views-http.ts';
import { accountDeactivated, isPublic, vetNotFound, type SlotId, type Vet, type VetEvent, type VetId } from './vet.ts';

interface VetsNeeds<Trx> extends Transactions<Trx> {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: VetStore<Trx>;
  readonly pictures: Pick<PicturesModule<Trx>, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly papers: PapersModule<Trx>;
  readonly newestReviews: ReadNewestReviews;
  readonly noteSearch: NoteSearch;
}

interface Wired {
  readonly inTransaction: InVetTransaction;
  readonly queries: VetQueries;
  readonly view: ViewVet;
  readonly verification: { readonly routes: readonly Route[] };
}

/** What other slices read of vets. */
const readsOf = (queries: VetQueries) => ({
  readPractices: async (ids: readonly VetId[]) =>
    new Map((await queries.listOf(ids)).map(({ vet }) => [vet.id, { id: vet.id, ...vet.details }])),
  /** As everybody sees them, in the order of their ids. */
  present: async (ids: readonly string[]) => {
    const found = new Map<string, object>((await queries.listOf(ids as VetId[])).map((vet) => [vet.vet.id, presentVet(vet)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },
  /** How testimonials name those that everybody may see. */
  findShown: async (ids: readonly string[]) => {
    const shown = (await queries.listOf(ids as VetId[])).filter(({ vet }) => isPublic(vet));
    return new Map<string, { readonly id: string; readonly name: string; readonly cityId: string }>(
      shown.map(({ vet: { id, details } }) => [id, { id, name: details.name, cityId: details.cityId }]),
    );
  },
  /** @throws AppError `vet.not-found` */
  getOwnFigures: async (ownerId: MemberId) => {
    const { vet, figures } = await queries.getOfOwner(ownerId);
    const { likes: _, ...shown } = figures;
    return { id: vet.id, ...shown };
  },
  exported: {
    view: ownVetView.nullable(),
    present: async (memberId: MemberId) => {
      const found = await queries.findOfOwner(memberId);
      return found === undefined ? null : presentOwn(found);
    },
  },
});

/** How vets carry out what moderation decides about them, and how they are verified. */
const marksOf = <Trx>(needs: VetsNeeds<Trx>, queries: VetQueries, scopeOf: (trx: Trx) => VetScope) => {
  const { inTransaction, clock, logger, pictures, papers } = needs;
  const marked = {
    clock,
    changed: updatedVet,
    scopeIn: (trx: Trx) => {
      const { vets: things, keep } = scopeOf(trx);
      return { things, keep };
    },
  };
  const verification = verificationSlice<Vet, VetEvent, Trx>({
    ...marked,
    inTransaction,
    logger,
    requested: requestedVerification,
    papers,
    formOf: pictures.formOf,
    things: {
      path: '/api/v1/vets',
      noun: 'a vet',
      params: vetParams,
      notFound: vetNotFound,
      body: registrationBody,
      viewId: 'VetVerification',
    },
    queries: {
      find: async (id) => (await queries.listOf([id as VetId]))[0]?.vet,
      findOfOwner: async (ownerId) => (await queries.findOfOwner(ownerId))?.vet,
      listExpired: queries.listExpired,
    },
  });
  return { verification, consumer: markFollower('vets.marks', [markedThing<Vet, VetEvent, Trx>({ ...marked, kind: 'vet' })]) };
};

const countEveryMs = 5_000;
const rebuildEveryMs = 60_000;

const routesOf = <Trx>(
  { clock, pictures, newestReviews, noteSearch }: VetsNeeds<Trx>,
  { inTransaction, queries, view, verification }: Wired,
) => {
  return [
    // Before /vets/:id, for these are no ids.
    ...findingRoutes(queries, clock, noteSearch),
    ...profileRoutes({
      decisions: profileDecisions({ inTransaction, uploads: pictures.uploads, clock }),
      queries,
      form: pictures.formOf({ field: 'images', maxFiles: mostVetPictures, singles: ['image'], takesJson: true }),
    }),
    ...verification.routes,
    ...slotRoutes({ view, decisions: slotDecisions({ inTransaction, clock }), queries, clock }),
    ...vetRoutes(view, newestReviews),
  ];
};

/** Vets: their profiles and slots, and how they are found. */
export const vetsModule = <Trx>(needs: VetsNeeds<Trx>) => {
  const { store, outboxIn, clock, pictures, papers } = needs;
  const { queries, membersIn } = store;
  const scopeOf = (trx: Trx): VetScope => {
    const scope = {
      vets: store.vetsIn(trx),
      slots: store.slotsIn(trx),
      members: membersIn(trx),
      pictures: pictures.picturesIn(trx),
      papers: papers.papersIn(trx),
      outbox: vetOutbox(outboxIn(trx)),
    };
    return { ...scope, keep: keepVets(scope) };
  };
  const inTransaction = needs.inTransaction(scopeOf);
  const view = viewVet(queries);
  const marks = marksOf(needs, queries, scopeOf);

  return {
    /** Notes a time that is over, for a visit that took place in it; one that begins then already is the same. */
    notePastTime: (vetId: string, { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }) =>
      inTransaction(async ({ slots }) => {
        const known = await slots.listToCome(vetId as VetId, startsAt);
        if (known.some((slot) => slot.startsAt.getTime() === startsAt.getTime())) return;
        await slots.add([{ id: newId() as SlotId, vetId: vetId as VetId, startsAt, endsAt, isBooked: false }]);
      }),
    vetNotFound,
    accountDeactivated,
    vetParams,
    vetView,
    /** The member who is the vet. @throws AppError `vet.not-found` also when the viewer may not see it */
    getOwner: async (vetId: string, viewer: Viewer | undefined) => (await view(vetId as VetId, viewer)).vet.ownerId,
    ...readsOf(queries),
    exportedVerification: marks.verification.exported,
    findAway: store.findAway,
    isAwayIn: (trx: Trx) => membersIn(trx).isAway,
    /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
    requireThereIn: (trx: Trx) => async (memberId: MemberId) => {
      if (await membersIn(trx).isAway(memberId)) throw accountDeactivated();
    },
    /** False when the state of the event was known. */
    keepMemberIn: (trx: Trx) => membersIn(trx).keep,
    followIn: (trx: Trx) => followMember(scopeOf(trx), clock),
    routes: routesOf(needs, { inTransaction, queries, view, verification: marks.verification }),
    jobs: {
      'count words for search': { everyMs: countEveryMs, run: store.countWords, followsCommits: true },
      'rebuild documents of vets': { everyMs: rebuildEveryMs, run: store.rebuildDocuments, catchesUp: true },
      ...marks.verification.jobs,
    },
    consumers: [marks.consumer],
    republishes: [store.asEvents(stateOfVet)],
  };
};
