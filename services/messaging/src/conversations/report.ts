import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import type { ConversationId } from './conversation.ts';

export const reportNotFound = refusal('not-found', 'report.not-found', 'There is no such report');

export const reportAlreadyDecided = refusal('conflict', 'report.already-decided', 'Another admin has decided this report meanwhile');

export const reportAboutVisitor = refusal('conflict', 'report.about-visitor', 'A visitor has no account that could be warned or stopped');

export const reportNotStopped = refusal('conflict', 'report.not-stopped', 'Nobody is stopped from writing by this report');

export const writingStopped = refusal('forbidden', 'conversation.writing-stopped', 'An admin has stopped you from writing messages');

export type ReportId = Branded<string, 'ReportId'>;

/** Nothing is wrong; a word to the one who was reported; they write nothing for a time, or for ever. */
export const reportDecisions = ['dismissed', 'warned', 'stopped'] as const;
type ReportDecision = (typeof reportDecisions)[number];

/** One side asks an admin to look at a conversation. */
export interface Report {
  readonly id: ReportId;
  readonly conversationId: ConversationId;
  readonly reporterId: MemberId;
  readonly reason: string;
  /** Number of the last message that was there. */
  readonly lastNumber: number;
  readonly reportedAt: Date;
  /** Null as long as it waits. */
  readonly decision: ReportDecision | null;
  /** Of an admin to the one who was reported; empty when it was dismissed. */
  readonly decisionReason: string;
  readonly decidedBy: MemberId | null;
  /** Who was reported; null for a visitor. */
  readonly decidedAbout: MemberId | null;
  readonly decidedAt: Date | null;
  /** Null where it is for ever, or nothing was stopped. */
  readonly stoppedUntil: Date | null;
  /** When an admin let them write again. */
  readonly liftedAt: Date | null;
}

export const undecided = {
  decision: null,
  decisionReason: '',
  decidedBy: null,
  decidedAbout: null,
  decidedAt: null,
  stoppedUntil: null,
  liftedAt: null,
} as const;

/** What an admin wants to come of a report. */
export interface ReportDecisionRequest {
  readonly decision: ReportDecision;
  readonly reason: string;
  /** For so many days nothing may be written; null for ever. */
  readonly days: number | null;
  readonly by: MemberId;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Each report is decided once. @param about who was reported; null for a visitor
 * @throws AppError `report.already-decided`, `report.about-visitor`
 */
export const decideReport = (report: Report, wanted: ReportDecisionRequest, about: MemberId | null, at: Date): Report => {
  if (report.decidedAt !== null) throw reportAlreadyDecided();
  const { decision, reason, days, by } = wanted;
  if (decision !== 'dismissed' && about === null) throw reportAboutVisitor();
  const isTimed = decision === 'stopped' && days !== null;
  return {
    ...report,
    decision,
    decisionReason: decision === 'dismissed' ? '' : reason,
    decidedBy: by,
    decidedAbout: about,
    decidedAt: at,
    stoppedUntil: isTimed ? new Date(at.getTime() + days * dayMs) : null,
  };
};

/** The one who was stopped may write again. @throws AppError `report.not-stopped` */
export const liftStop = (report: Report, at: Date): Report => {
  if (report.decision !== 'stopped' || report.liftedAt !== null) throw reportNotStopped();
  return { ...report, liftedAt: at };
};
