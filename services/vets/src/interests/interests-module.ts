import { interestsOn } from '@paltu/interests';
import type { Clock, MemberId, Viewer } from '@paltu/kernel';
import type { AccountReport } from '@paltu/projections';
import type { Transactions } from '@paltu/runtime';
import type { LikedVet, VetId } from './domain/liked-vet.ts';
import { interestOutbox } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { likeRoutes, type LikedVets } from './http/like-routes.ts';
import type { InterestsStore } from './use-cases/ports.ts';

export interface InterestsNeeds<Trx> extends Transactions<Trx> {
  readonly clock: Clock;
  readonly store: InterestsStore<Trx>;
  readonly vets: LikedVets & {
    /** The member who is the vet. @throws AppError `vet.not-found` also when the viewer may not see it. */
    readonly findOwner: (id: VetId, viewer: Viewer) => Promise<MemberId>;
  };
}

/** How much vets are liked, and by whom. */
export const interestsModule = <Trx>({ inTransaction, outboxIn, clock, store, vets }: InterestsNeeds<Trx>) => {
  const interests = interestsOn<LikedVet, Trx>({ clock, outboxOf: interestOutbox }, { ...store, inTransaction, outboxIn });
  const { queries } = store;
  return {
    followIn:
      (trx: Trx) =>
      async ({ memberId, isErased }: AccountReport): Promise<void> => {
        if (isErased) await interests.forgetIn(trx)(memberId);
      },
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listAll(memberId)) },
    routes: likeRoutes({
      setLike: interests.setLike,
      findVet: async (id, viewer) => ({ id, ownerId: await vets.findOwner(id, viewer) }),
      queries,
      vets,
    }),
  };
};
