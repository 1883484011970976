import type { ConversationReport } from '#shared/api/types.ts';

export type Decision = NonNullable<ConversationReport['decision']>['decision'];

/** What an admin is about to do with a report; a stop may also be lifted. */
export interface AskedDecision {
  report: ConversationReport;
  act: Decision | 'lifted';
}

type Side = ConversationReport['messages'][number]['side'];

/** The one who was reported: the side that did not report. */
export const reportedSide = ({ reporter, owner }: ConversationReport): Side => (reporter.id === owner.id ? 'asker' : 'owner');

/** A visitor has no account that could be warned or stopped. */
export const isAboutMember = (report: ConversationReport): boolean => reportedSide(report) === 'owner' || report.asker !== null;

/** For how long nothing may be written, in days; for ever. */
export const stopDays = ['7', '30', '365', 'forever'] as const;
export type StopDays = (typeof stopDays)[number];
