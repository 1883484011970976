import type { AccountReport } from '@paltu/projections';
import { followMember } from '../domain/product-decisions.ts';
import type { FollowNeeds } from './follow-listing-of.ts';

/** Ends the open requests of who leaves, and forgets the words of who is gone. */
export type FollowMemberOf = (report: AccountReport) => Promise<void>;

export const followMemberOf =
  ({ inTransaction, clock }: FollowNeeds): FollowMemberOf =>
  (report) =>
    inTransaction(async ({ members, adoptions, keep }) => {
      if (!(await members.keep(report))) return;
      if (report.isAway) {
        for (const petId of await adoptions.listOpenPets(report.memberId)) {
          const adoption = await adoptions.get(petId);
          await keep(adoption, followMember(adoption, report.memberId, clock.now()));
        }
      }
      if (report.isErased) await adoptions.eraseTexts(report.memberId);
    });
