import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { endVerification } from '../domain/mark-decisions.ts';
import type { Verifiable } from '../domain/marked.ts';
import { decide } from './decide.ts';
import type { Change, InVerificationTransaction, VerificationQueries } from './ports.ts';

export interface EndVerificationsNeeds<T, Event> {
  readonly inTransaction: InVerificationTransaction<T, Event>;
  readonly queries: Pick<VerificationQueries<T>, 'listExpired'>;
  readonly changed: Change<T, Event>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Takes the mark `verified` from what is registered no longer, in a transaction each; several instances may do so at once. */
export const endVerifications =
  <T extends Verifiable, Event>({ inTransaction, queries, changed, clock, logger }: EndVerificationsNeeds<T, Event>) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const at = clock.now();
    const { date } = clockTimeAt(at);
    await eachDue<string>({ list: (after, limit) => queries.listExpired(date, after, limit), logger, stopping }, (id) =>
      inTransaction(async ({ things, keep }) => {
        // What another transaction has locked is left to the next run.
        const thing = await things.findUnlessHeld(id);
        if (thing !== undefined) await keep(thing, decide(changed, thing, endVerification(thing, at), at));
      }),
    );
  };
