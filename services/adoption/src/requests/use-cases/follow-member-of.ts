import type { AccountReport } from '@paltu/projections';
import { followMember } from '../domain/product-decisions.ts';
import type { FollowNeeds } from './follow-listing-of.ts';
import { keepDecided } from './keep-decided.ts';

/** Ends the open requests of who leaves, and forgets the words of who is gone. */
export type FollowMemberOf = (report: AccountReport) => Promise<void>;

export const followMemberOf =
  ({ inTransaction, clock }: FollowNeeds): FollowMemberOf =>
  (report) =>
    inTransaction(async (scope) => {
      if (!(await scope.members.keep(report))) return;
      if (report.isAway) {
        for (const petId of await scope.adoptions.listOpenPets(report.memberId))
          await keepDecided(scope, followMember(await scope.adoptions.get(petId), report.memberId, clock.now()));
      }
      if (report.isErased) await scope.adoptions.eraseTexts(report.memberId);
    });
