import { reactor } from '@paltu/events';
import type { Clock, MemberId, Viewer } from '@paltu/kernel';
import type { PapersModule, PicturesModule } from '@paltu/pictures';
import { mostVetPapers, mostVetPictures } from '@paltu/reference';
import type { Transactions } from '@paltu/runtime';
import { accountDeactivated, vetNotFound } from './domain/vet-errors.ts';
import type { VetId } from './domain/vet.ts';
import { onMarkDecided } from './events/on-mark-decided.ts';
import { stateOfVet, vetOutbox } from './events/vet-messages.ts';
import { findingRoutes } from './http/finding-routes.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { slotRoutes } from './http/slot-routes.ts';
import { presentVerification, verificationView } from './http/verification-schemas.ts';
import { verificationRoutes } from './http/verification-routes.ts';
import { presentOwn, presentVet } from './http/vet-presenter.ts';
import { vetRoutes, type ReadNewestReviews } from './http/vet-routes.ts';
import { vetParams } from './http/vet-schemas.ts';
import { ownVetView, vetView } from './http/vet-view.ts';
import { carryOutMark } from './use-cases/carry-out-mark.ts';
import { editVet } from './use-cases/edit-vet.ts';
import { endVerifications } from './use-cases/end-verifications.ts';
import { followMember } from './use-cases/follow-member.ts';
import { keepVets } from './use-cases/keep-vets.ts';
import { listVet } from './use-cases/list-vet.ts';
import { openSlots } from './use-cases/open-slots.ts';
import type { InVetTransaction, VetQueries, VetScope, VetStore } from './use-cases/ports.ts';
import { readPaper } from './use-cases/read-paper.ts';
import { removeSlots } from './use-cases/remove-slots.ts';
import { requestVerification } from './use-cases/request-verification.ts';
import { switchVet } from './use-cases/switch-vet.ts';
import { viewVet, type ViewVet } from './use-cases/view-vet.ts';

export interface VetsNeeds<Trx> extends Transactions<Trx> {
  readonly clock: Clock;
  readonly store: VetStore<Trx>;
  readonly pictures: Pick<PicturesModule<Trx>, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly papers: PapersModule<Trx>;
  readonly newestReviews: ReadNewestReviews;
}

interface Wired {
  readonly inTransaction: InVetTransaction;
  readonly queries: VetQueries;
  readonly view: ViewVet;
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
  exportedVerification: {
    view: verificationView.nullable(),
    present: async (memberId: MemberId) => {
      const found = await queries.findOfOwner(memberId);
      return found === undefined ? null : presentVerification(found.vet.verification, found.vet.verifiedUntil);
    },
  },
});

const endEveryMs = 60_000;
const countEveryMs = 5_000;

const routesOf = <Trx>({ clock, pictures, papers, newestReviews }: VetsNeeds<Trx>, { inTransaction, queries, view }: Wired) => {
  const profiles = { inTransaction, uploads: pictures.uploads, clock };
  return [
    // Before /vets/:id, for these are no ids.
    ...findingRoutes({ queries, clock }),
    ...profileRoutes({
      listVet: listVet(profiles),
      editVet: editVet(profiles),
      switchVet: switchVet({ inTransaction, clock }),
      queries,
      form: pictures.formOf({ field: 'images', maxFiles: mostVetPictures, singles: ['image'], takesJson: true }),
    }),
    ...verificationRoutes({
      requestVerification: requestVerification({ inTransaction, papers: papers.uploads, clock }),
      readPaper: readPaper({ queries, openPaper: papers.open }),
      queries,
      form: pictures.formOf({ field: 'papers', maxFiles: mostVetPapers, holds: 'papers', takesJson: false }),
    }),
    ...slotRoutes({
      viewVet: view,
      openSlots: openSlots({ inTransaction, clock }),
      removeSlots: removeSlots({ inTransaction, clock }),
      queries,
      clock,
    }),
    ...vetRoutes({ viewVet: view, newestReviews }),
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
  const view = viewVet({ queries });

  return {
    vetNotFound,
    accountDeactivated,
    vetParams,
    vetView,
    /** The member who is the vet. @throws AppError `vet.not-found` also when the viewer may not see it */
    getOwner: async (vetId: string, viewer: Viewer | undefined) => (await view({ vetId: vetId as VetId, viewer })).vet.ownerId,
    ...readsOf(queries),
    isAwayIn: (trx: Trx) => membersIn(trx).isAway,
    /** @throws AppError `account.deactivated` for who has left; nobody leaves until the transaction ends */
    requireThereIn: (trx: Trx) => async (memberId: MemberId) => {
      if (await membersIn(trx).isAway(memberId)) throw accountDeactivated();
    },
    /** False when the state of the event was known. */
    keepMemberIn: (trx: Trx) => membersIn(trx).keep,
    followIn: (trx: Trx) => followMember({ scope: scopeOf(trx), clock }),
    routes: routesOf(needs, { inTransaction, queries, view }),
    jobs: {
      'count words for search': { everyMs: countEveryMs, run: store.countWords },
      'end verifications': { everyMs: endEveryMs, run: endVerifications({ inTransaction, queries, clock }) },
    },
    consumers: [
      reactor<Trx>({
        consumer: 'vets.marks',
        on: onMarkDecided((trx: Trx) => carryOutMark({ scope: scopeOf(trx), clock })),
        // Decisions are numbered: one that is consumed again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    republishes: [store.asEvents(stateOfVet)],
  };
};
