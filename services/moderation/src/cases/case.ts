import { invalidInput, refusal, type Branded, type MemberId } from '@paltu/kernel';

export const caseNotFound = refusal('not-found', 'case.not-found', 'There is no such case');

export const thingGone = refusal('not-found', 'case.thing-gone', 'What you want to report is no longer there');

export const ownThing = refusal('conflict', 'case.own-thing', 'You cannot report yourself or what is yours');

export const alreadyReported = refusal('conflict', 'case.already-reported', 'You have reported this already. An admin will look at it.');

export const reportsRefused = refusal(
  'forbidden',
  'case.reports-refused',
  'Several of your reports were given in bad faith, so you cannot report anything for 90 days',
);

export const caseStale = refusal(
  'stale',
  'case.stale',
  'Something has been added to this case since you opened it. Please reload and look again.',
);

export const caseAlreadyDecided = refusal('conflict', 'case.already-decided', 'Another admin has decided this case meanwhile');

export const ownCase = refusal('forbidden', 'case.own-matter', 'You cannot decide a case about yourself or your own report');

export const nothingToHide = refusal('conflict', 'case.nothing-to-hide', 'What was reported cannot be hidden here');

export const notUpheld = refusal('conflict', 'case.not-upheld', 'Only against a report that was upheld can you object');

export const alreadyObjected = refusal('conflict', 'case.already-objected', 'You have objected already');

export const noObjection = refusal('conflict', 'case.no-objection', 'No objection waits for a decision');

export const sameAdmin = refusal('forbidden', 'case.same-admin', 'Another admin decides the objection than the one who decided the case');

export type CaseId = Branded<string, 'CaseId'>;

export const reportedKinds = ['pet', 'store', 'product', 'vet', 'review', 'comment', 'member'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ['fraud', 'danger', 'forbidden', 'misleading', 'stolen-pictures', 'abuse', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Where it happened, for the admin. */
export const evidenceKinds = ['conversation', 'request'] as const;

export interface ThingName {
  readonly kind: ReportedKind;
  readonly thingId: string;
}

/** What is reported, as far as its events have arrived. */
export interface ReportedThing extends ThingName {
  /** The member whose it is, who wrote it, or who it is. */
  readonly ownerId: MemberId;
  /** Empty for a text. */
  readonly name: string;
  /** Where a text stands; null for what has a page of its own. */
  readonly placeKind: 'vet' | 'store' | 'product' | 'article' | null;
  readonly placeId: string | null;
  /** Members no longer see it. */
  readonly isGone: boolean;
}

export const caseStatuses = ['open', 'upheld', 'not-upheld', 'overturned'] as const;

/** All reports of one thing, until an admin has decided. What is reported later is another case. */
export interface Case extends ThingName {
  readonly id: CaseId;
  readonly ownerId: MemberId;
  /** What a decision names in `If-Match`: it grows with each report, decision and objection. */
  readonly version: number;
  /** `overturned`: it was upheld, and the owner's objection was right. */
  readonly status: (typeof caseStatuses)[number];
  /** An animal or money is in danger. */
  readonly isUrgent: boolean;
  readonly openedAt: Date;
  /** When the case, or the objection, is to be decided at the latest. */
  readonly dueAt: Date;
  /** Its place among those that wait, the first one first; null where nothing waits. */
  readonly rankedAt: Date | null;
  /** Of an admin to the owner; empty where it was not upheld. */
  readonly reason: string;
  readonly decidedBy: MemberId | null;
  readonly decidedAt: Date | null;
  /** The thing was rejected or hidden with the decision. */
  readonly isHidden: boolean;
  /** The owner was suspended by it. */
  readonly suspends: boolean;
  /** The objection was right, and the owner is let in again: too little is left that was upheld. */
  readonly reinstates: boolean;
  /** Of the owner, once; null without. */
  readonly objection: string | null;
  readonly objectedAt: Date | null;
  readonly objectionReason: string;
  readonly objectionDecidedBy: MemberId | null;
  readonly objectionDecidedAt: Date | null;
}

export interface Report {
  readonly id: string;
  readonly caseId: CaseId;
  /** Null once the account is erased. */
  readonly reporterId: MemberId | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly evidenceKind: (typeof evidenceKinds)[number] | null;
  readonly evidenceId: string | null;
  readonly reportedAt: Date;
  /** The reporter had given no false report within the year before. */
  readonly isTrusted: boolean;
  /** It was given in bad faith. */
  readonly isFalse: boolean;
  readonly judgedAt: Date | null;
}

export interface CaseDecided {
  readonly type: 'CaseDecided';
  readonly case: Case;
  readonly thingName: string;
  readonly reports: readonly Report[];
}

export interface ObjectionDecided {
  readonly type: 'ObjectionDecided';
  readonly case: Case;
}

export type CaseEvent = CaseDecided | ObjectionDecided;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
export const yearMs = 365 * dayMs;

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Within which a case is decided; an objection has the usual time. */
export const timeFor = { urgent: 12 * hourMs, usual: 72 * hourMs } as const;

const isUrgentReason = (reason: ReportReason): boolean => reason === 'fraud' || reason === 'danger';

/** Each member more who is trusted brings a case forward by so much; more than six change nothing, for accounts are quickly made. */
const forward = { ms: 4 * hourMs, most: 6 };

const rankOf = (dueAt: Date, reports: readonly Report[]): Date => {
  const more = reports.filter(({ isTrusted }) => isTrusted).length - 1;
  return later(dueAt, -Math.min(Math.max(more, 0), forward.most) * forward.ms);
};

/** The reports of one member that were given in bad faith within a year. */
export interface FalseReports {
  readonly count: number;
  readonly lastAt: Date | null;
}

const refusedFor = { count: 3, ms: 90 * dayMs };

const isRefused = ({ count, lastAt }: FalseReports, at: Date): boolean =>
  count >= refusedFor.count && lastAt !== null && at < later(lastAt, refusedFor.ms);

export type ReportRequest = Pick<Report, 'id' | 'reason' | 'text' | 'evidenceKind' | 'evidenceId'> & { readonly reporterId: MemberId };

const newCase = (id: CaseId, { kind, thingId, ownerId }: ReportedThing, at: Date): Case => ({
  id,
  kind,
  thingId,
  ownerId,
  version: 0,
  status: 'open',
  isUrgent: false,
  openedAt: at,
  dueAt: later(at, timeFor.usual),
  rankedAt: null,
  reason: '',
  decidedBy: null,
  decidedAt: null,
  isHidden: false,
  suspends: false,
  reinstates: false,
  objection: null,
  objectedAt: null,
  objectionReason: '',
  objectionDecidedBy: null,
  objectionDecidedAt: null,
});

/** A case with its reports, the first one first. */
export interface CaseFile {
  readonly case: Case;
  readonly reports: readonly Report[];
}

/** What is reported, and the case of it that waits, if there is one. */
interface Reported {
  readonly thing: ReportedThing;
  readonly open: CaseFile | undefined;
  /** Between whom the conversation or request is that the report names: nobody for an unknown one, null where none is named. */
  readonly sides: readonly MemberId[] | null;
}

/** Admins are led to a conversation or request only by one of its two, and only about the other. */
const checkEvidence = (sides: readonly MemberId[], both: readonly MemberId[]): void => {
  if (both.every((id) => sides.includes(id))) return;
  const msg = 'evidence must be a conversation or an adoption request between you and the member whom you report';
  throw invalidInput([{ path: 'evidence.id', code: 'invalid', msg }]);
};

const checkReport = ({ thing, open, sides }: Reported, reporterId: MemberId, before: FalseReports, at: Date): void => {
  if (thing.ownerId === reporterId) throw ownThing();
  if (thing.isGone) throw thingGone();
  if (open?.reports.some((report) => report.reporterId === reporterId) === true) throw alreadyReported();
  if (isRefused(before, at)) throw reportsRefused();
  if (sides !== null) checkEvidence(sides, [reporterId, thing.ownerId]);
};

/** The case with one report more: as urgent as the most urgent of them. */
const withReport = (known: Case, reports: readonly Report[], { reason }: Report, at: Date): Case => {
  const isUrgent = isUrgentReason(reason);
  const due = later(at, timeFor[isUrgent ? 'urgent' : 'usual']);
  const dueAt = due < known.dueAt ? due : known.dueAt;
  return { ...known, version: known.version + 1, isUrgent: known.isUrgent || isUrgent, dueAt, rankedAt: rankOf(dueAt, reports) };
};

/**
 * A member reports a thing: a new case, or one report more of the open one. Reports alone change nothing for the owner.
 * @param before of this reporter
 * @throws AppError `case.thing-gone`, `case.own-thing`, `case.already-reported`, `case.reports-refused`, `request.invalid` for the evidence
 */
export const reportThing = (
  reported: Reported,
  { caseId, ...request }: ReportRequest & { readonly caseId: CaseId },
  before: FalseReports,
  at: Date,
): { readonly case: Case; readonly report: Report } => {
  checkReport(reported, request.reporterId, before, at);
  const { thing, open = { case: newCase(caseId, thing, at), reports: [] } } = reported;
  const isTrusted = before.count === 0;
  const report: Report = { ...request, caseId: open.case.id, reportedAt: at, isTrusted, isFalse: false, judgedAt: null };
  return { case: withReport(open.case, [...open.reports, report], report, at), report };
};
