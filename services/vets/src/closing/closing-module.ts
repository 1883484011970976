import { reactor } from '@paltu/events';
import { onAccountChanged, type AccountReport } from '@paltu/projections';

/** What follows from what auth told, in one transaction. */
type FollowMember = (report: AccountReport) => Promise<void>;

export interface ClosingNeeds<Trx> {
  /** Keeps it; false when it was known. */
  readonly keepIn: (trx: Trx) => (report: AccountReport) => Promise<boolean>;
  /** What each slice does about it, one after the other. */
  readonly followIn: readonly ((trx: Trx) => FollowMember)[];
}

/** What becomes of profiles, visits and words of a member who leaves, is back, or is no more. */
export const closingModule = <Trx>({ keepIn, followIn }: ClosingNeeds<Trx>) => {
  const follow =
    (trx: Trx): FollowMember =>
    async (report) => {
      if (!(await keepIn(trx)(report))) return;
      for (const slice of followIn) await slice(trx)(report);
    };
  return {
    consumers: [
      reactor<Trx>({
        consumer: 'vets.closing',
        on: [onAccountChanged(follow)],
        // Versions tell what is old, and what is cancelled already is not cancelled again: what it hears again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
  };
};
