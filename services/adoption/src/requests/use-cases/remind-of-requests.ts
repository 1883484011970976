import { eachDue, type Logger } from '@paltu/kernel';
import { passTime } from '../domain/product-decisions.ts';
import type { DecisionNeeds, DueRequest, InRequestTransaction, RequestQueries } from './ports.ts';

export interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<RequestQueries, 'listDue'>;
  readonly logger: Logger;
}

const remind = (inTransaction: InRequestTransaction, { id, petId }: DueRequest, now: Date): Promise<void> =>
  inTransaction(async ({ adoptions, keep }) => {
    // What another instance, or a decision, has locked is left to the next run.
    const adoption = await adoptions.findUnlessHeld(petId, id);
    if (adoption !== undefined) await keep(adoption, passTime(adoption, id, now));
  });

/** Publishes what has been waited for too long, and declines after too long a silence; several instances may do so at once. */
export const remindOfRequests =
  ({ inTransaction, queries, clock, logger }: RemindNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const list = (after: DueRequest | undefined, limit: number) => queries.listDue(now, after, limit);
    await eachDue<DueRequest>({ list, logger, stopping }, (due) => remind(inTransaction, due, now));
  };
