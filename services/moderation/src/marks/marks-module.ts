import { projector, type RepublishedState } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { markMessage, markOutbox, thingRules } from './mark-events.ts';
import { markRoutes } from './mark-http.ts';
import { emptyMarkedThings, knexMarkedThings, knexMarkLog, knexMarkQueries, readOpenMarks, type MarkScope } from './mark-store.ts';
import { markThing, takeReport } from './mark-use-cases.ts';

interface MarksNeeds extends ServiceParts {
  readonly members: MemberDirectory;
}

/** What has been answered is over; the rest, owners of things carry out when they consume it again. */
const openMarks: RepublishedState = {
  name: 'marks',
  readBatch: async (trx, after, limit) => {
    const { decisions, last } = await readOpenMarks(trx, after, limit);
    return { events: decisions.map(markMessage), last };
  },
};

/** Marks of vets, and of what else joins `markedKinds`: featured, verified, hidden; the papers that wait; the trail of decisions. */
export const marksModule = ({ database, outboxIn, members, clock }: MarksNeeds) => {
  const scopeOf = (trx: Knex.Transaction): MarkScope => ({
    things: knexMarkedThings(trx),
    log: knexMarkLog(trx),
    outbox: markOutbox(outboxIn(trx)),
  });
  return {
    routes: markRoutes({
      queries: knexMarkQueries(database),
      markThing: markThing(transactionRunner(database, scopeOf), clock),
      members,
    }),
    /** For the cases: marks a thing in the transaction of what it follows from. */
    markIn: (trx: Knex.Transaction) => markThing((work) => work(scopeOf(trx)), clock),
    republishes: [openMarks],
    consumers: [
      projector({
        consumer: 'moderation.marks',
        on: thingRules.map((rule) => rule((trx) => takeReport(scopeOf(trx)))),
        reset: emptyMarkedThings,
      }),
    ],
  };
};
