import { projector, type RepublishedState } from '@paltu/events';
import { AppError } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import { memberFollower, whenErased, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { countWork } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { caseOutbox, decidedAgain, evidenceRules, onAdminChanged, textRules } from './case-events.ts';
import { caseRoutes } from './case-http.ts';
import {
  keepText,
  knexAdmins,
  knexCaseQueries,
  knexCases,
  knexEvidence,
  knexReportedThings,
  readDecidedCases,
  type CaseScope,
} from './case-store.ts';
import { caseDecisions, memberSteps } from './case-use-cases.ts';
import { thingGone } from './case.ts';
import { reportRoutes } from './report-http.ts';

interface CasesNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly limiters: Pick<RateLimiters, 'of'>;
  /** How the other slices reject a listing, or hide a thing. @throws AppError that it is not there, `case.nothing-to-hide` */
  readonly hideIn: (trx: Knex.Transaction) => CaseScope['hide'];
}

/** More in a day is no help. */
const reportsRule = { name: 'reports', points: 10, seconds: 24 * 60 * 60 };

/** What is no longer there has another name on each desk. */
const orGone =
  (hide: CaseScope['hide']): CaseScope['hide'] =>
  async (request) => {
    try {
      await hide(request);
    } catch (error) {
      if (error instanceof AppError && error.kind === 'not-found') throw thingGone();
      throw error;
    }
  };

/** Who was notified is not notified again; auth carries out what it has not carried out yet. */
const decidedCases: RepublishedState = {
  name: 'cases',
  readBatch: async (trx, after, limit) => {
    const decided = await readDecidedCases(trx, after, limit);
    return { events: decided.flatMap(decidedAgain), last: decided.at(-1)?.case.id };
  },
};

/** What members report to admins: reports of one thing are a case, which is decided, and objected to. */
export const casesModule = ({ database, outboxIn, members, limiters, hideIn, clock, logger }: CasesNeeds) => {
  const inTransaction = transactionRunner(database, (trx: Knex.Transaction): CaseScope => ({
    cases: knexCases(trx),
    things: knexReportedThings(trx),
    evidence: knexEvidence(trx),
    admins: knexAdmins(trx),
    outbox: caseOutbox(outboxIn(trx)),
    hide: orGone(hideIn(trx)),
  }));
  const queries = knexCaseQueries(database);
  const decisions = caseDecisions({ inTransaction, clock, logger });
  return {
    routes: [
      ...caseRoutes({ queries, things: knexReportedThings(database), members, decisions, clock }),
      ...reportRoutes({ steps: memberSteps({ inTransaction, clock }), queries, countReport: countWork(limiters.of(reportsRule)) }),
    ],
    republishes: [decidedCases],
    consumers: [
      projector({
        consumer: 'moderation.texts',
        on: textRules.map((rule) => rule(keepText)),
        reset: async (trx: Knex.Transaction) => void (await trx('reportable_texts').delete()),
      }),
      projector({
        consumer: 'moderation.evidence',
        on: evidenceRules.map((rule) => rule((trx) => knexEvidence(trx).keep)),
        reset: async (trx: Knex.Transaction) => void (await trx('evidence').delete()),
      }),
      projector({
        consumer: 'moderation.admins',
        on: [onAdminChanged((trx) => knexAdmins(trx).keep)],
        reset: async (trx: Knex.Transaction) => void (await trx('admins').delete()),
      }),
      memberFollower('moderation.closing', { followIn: [whenErased((trx) => knexCases(trx).forget)] }),
    ],
  };
};
