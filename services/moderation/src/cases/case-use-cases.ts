import { newId, orRefuse, type Clock, type Logger, type MemberId } from '@paltu/kernel';
import { decideCase, decideObjection, objectTo, type CaseVerdict, type ObjectionVerdict } from './case-decisions.ts';
import type { InCaseTransaction } from './case-store.ts';
import { later, reportThing, thingGone, yearMs, type Case, type CaseId, type Report, type ReportRequest, type ThingName } from './case.ts';

interface CaseNeeds {
  readonly inTransaction: InCaseTransaction;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What members do: report, and object to what was upheld of them. */
export const memberSteps = ({ inTransaction, clock }: Pick<CaseNeeds, 'inTransaction' | 'clock'>) => ({
  /** @throws AppError `case.thing-gone`, `case.own-thing`, `case.already-reported`, `case.reports-refused`, `request.invalid` */
  report: (name: ThingName, request: Omit<ReportRequest, 'id'>): Promise<Report> =>
    inTransaction(async ({ cases, things, evidence }) => {
      const thing = orRefuse(await things.find(name), thingGone);
      const at = clock.now();
      const open = await cases.findOpen(name);
      const before = await cases.falseReportsOf(request.reporterId, later(at, -yearMs));
      const { evidenceKind: kind, evidenceId } = request;
      const sides = kind === null || evidenceId === null ? null : await evidence.sidesOf({ kind, id: evidenceId });
      const ids = { id: newId(), caseId: newId() as CaseId };
      const { case: known, report } = reportThing({ thing, open, sides }, { ...request, ...ids }, before, at);
      await (open === undefined ? cases.add(known) : cases.save(known));
      await cases.addReport(report);
      return report;
    }),
  /** @throws AppError `case.not-found`, `case.not-upheld`, `case.already-objected` */
  object: (id: CaseId, ownerId: MemberId, objection: string): Promise<Case> =>
    inTransaction(async ({ cases }) => {
      const objected = objectTo((await cases.get(id)).case, ownerId, objection, clock.now());
      await cases.save(objected);
      return objected;
    }),
});
export type MemberSteps = ReturnType<typeof memberSteps>;

/** What admins decide: the case, what follows for the thing, and the event are kept together, or none of them. */
export const caseDecisions = ({ inTransaction, clock, logger }: CaseNeeds) => ({
  /** @throws AppError `case.not-found`, `case.own-matter`, `case.already-decided`, `case.stale`, `case.nothing-to-hide`, `case.thing-gone` */
  decide: async (id: CaseId, verdict: CaseVerdict): Promise<void> => {
    const { suspends, status, ownerId } = await inTransaction(async ({ cases, things, admins, outbox, hide }) => {
      const open = await cases.get(id);
      const known = { upheld: await cases.listUpheld(open.case.ownerId), admins: await admins.list() };
      const thingName = (await things.find(open.case))?.name ?? '';
      const { state, events } = decideCase(open, verdict, { ...known, thingName }, clock.now());
      await cases.save(state.case);
      await cases.judgeReports(id, state.reports);
      const { kind, thingId, reason } = state.case;
      if (state.case.isHidden) await hide({ kind, thingId, reason, by: verdict.by });
      await outbox.append(events);
      return state.case;
    });
    const fields = { event: 'security.case-decided', caseId: id, status, suspends, userId: verdict.by, otherId: ownerId };
    logger.info(fields, 'an admin has decided what was reported');
  },
  /** @throws AppError `case.not-found`, `case.own-matter`, `case.no-objection`, `case.stale`, `case.same-admin` */
  decideObjection: async (id: CaseId, verdict: ObjectionVerdict): Promise<void> => {
    const { status, ownerId, reinstates } = await inTransaction(async ({ cases, admins, outbox }) => {
      const file = await cases.get(id);
      const known = { upheld: await cases.listUpheld(file.case.ownerId), admins: await admins.list() };
      const { state, events } = decideObjection(file, verdict, known, clock.now());
      await cases.save(state);
      await outbox.append(events);
      return state;
    });
    const fields = { event: 'security.objection-decided', caseId: id, status, reinstates, userId: verdict.by, otherId: ownerId };
    logger.info(fields, 'an admin has decided an objection');
  },
});
export type CaseDecisions = ReturnType<typeof caseDecisions>;
