import { followMember } from '../domain/product-decisions.ts';
import type { FollowNeeds } from './follow-listing-of.ts';
import { keepDecided } from './keep-decided.ts';
import type { MemberReport } from './ports.ts';

export interface AccountReport extends MemberReport {
  /** The account is no more. */
  readonly isErased: boolean;
}

/** Ends the open requests of who leaves, and forgets the words of who is gone. */
export type FollowMemberOf = (report: AccountReport) => Promise<void>;

export const followMemberOf =
  ({ inTransaction, clock }: FollowNeeds): FollowMemberOf =>
  ({ isErased, ...report }) =>
    inTransaction(async (scope) => {
      if (!(await scope.members.keep(report))) return;
      if (report.isAway) {
        for (const petId of await scope.adoptions.listOpenPets(report.id))
          await keepDecided(scope, followMember(await scope.adoptions.get(petId), report.id, clock.now()));
      }
      if (isErased) await scope.adoptions.eraseTexts(report.id);
    });
