import { projector, type RepublishedState } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexMarkQueries } from './data/knex-mark-queries.ts';
import { emptyMarkedThings, knexMarkedThings, knexMarkLog } from './data/knex-marks.ts';
import { readOpenMarks } from './data/knex-open-marks.ts';
import { markMessage, markOutbox } from './events/mark-messages.ts';
import { thingRules } from './events/on-thing-changed.ts';
import { markPresenter } from './http/mark-presenter.ts';
import { markRoutes } from './http/mark-routes.ts';
import { markThing } from './use-cases/mark-thing.ts';
import type { MarkScope } from './use-cases/ports.ts';
import { takeReport } from './use-cases/take-report.ts';

export interface MarksNeeds extends ServiceParts {
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
  const queries = knexMarkQueries(database);
  return {
    routes: markRoutes({
      queries,
      markThing: markThing({ inTransaction: transactionRunner(database, scopeOf), clock }),
      members,
      present: markPresenter(members),
    }),
    republishes: [openMarks],
    consumers: [
      projector({
        consumer: 'moderation.marks',
        on: thingRules.map((rule) => rule((trx) => takeReport({ scope: scopeOf(trx) }))),
        reset: emptyMarkedThings,
      }),
    ],
  };
};
