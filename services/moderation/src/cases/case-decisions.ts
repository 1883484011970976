import { invalidInput, type Decided, type MemberId } from '@paltu/kernel';
import {
  alreadyObjected,
  caseAlreadyDecided,
  caseNotFound,
  caseStale,
  later,
  noObjection,
  notUpheld,
  ownCase,
  sameAdmin,
  timeFor,
  yearMs,
  type Case,
  type CaseDecided,
  type CaseFile,
  type ObjectionDecided,
  type Report,
} from './case.ts';

/** What an admin who looked at a version of a case wants. */
interface Seen {
  readonly version: number | undefined;
  readonly by: MemberId;
}

const checkAdmin = ({ ownerId }: Case, reports: readonly Report[], by: MemberId): void => {
  if (by === ownerId || reports.some(({ reporterId }) => reporterId === by)) throw ownCase();
};

const checkSeen = ({ version }: Case, seen: number | undefined): void => {
  if (seen !== version) throw caseStale();
};

export interface CaseVerdict extends Seen {
  readonly isUpheld: boolean;
  readonly reason: string;
  /** The thing is rejected or hidden with it. */
  readonly hides: boolean;
  /** Reports that were given in bad faith, by their ids. */
  readonly falseReports: readonly string[];
}

/** So many upheld within a year suspend a member. */
const suspendsAt = 3;

/** What somebody wrote counts once, however often it is reported again. */
const countsAs = ({ id, kind, thingId }: Case): string => (kind === 'review' || kind === 'comment' ? thingId : id);

/** How many of these cases, all upheld, were decided within the year before `at`. */
export const countUpheld = (upheld: readonly Case[], at: Date): number => {
  const since = later(at, -yearMs);
  return new Set(upheld.filter(({ decidedAt }) => decidedAt !== null && decidedAt > since).map(countsAs)).size;
};

const judged = (reports: readonly Report[], falseReports: readonly string[], at: Date): readonly Report[] => {
  const known = new Set(reports.map(({ id }) => id));
  if (falseReports.some((id) => !known.has(id)))
    throw invalidInput([{ path: 'falseReports', code: 'invalid', msg: 'falseReports must be reports of this case' }]);
  return reports.map((report) => ({ ...report, isFalse: falseReports.includes(report.id), judgedAt: at }));
};

/** What else is known when a case is decided. */
interface Circumstances {
  /** All there are. */
  readonly admins: readonly MemberId[];
  /** Cases of this owner that are upheld, without those that were overturned; the last ones. */
  readonly upheld: readonly Case[];
}

/**
 * Of two admins the first one has decided.
 * @throws AppError `case.own-matter`, `case.already-decided`, `case.stale`
 */
export const decideCase = (
  open: CaseFile,
  { version, by, isUpheld, reason, hides, falseReports }: CaseVerdict,
  { thingName, upheld, admins }: Circumstances & { readonly thingName: string },
  at: Date,
): Decided<CaseFile, CaseDecided> => {
  checkAdmin(open.case, open.reports, by);
  if (open.case.status !== 'open') throw caseAlreadyDecided();
  checkSeen(open.case, version);
  const reports = judged(open.reports, falseReports, at);
  const decided: Case = {
    ...open.case,
    version: open.case.version + 1,
    status: isUpheld ? 'upheld' : 'not-upheld',
    rankedAt: null,
    reason: isUpheld ? reason : '',
    decidedBy: by,
    decidedAt: at,
    isHidden: isUpheld && hides,
  };
  // An admin is left to other admins.
  const suspends = isUpheld && !admins.includes(decided.ownerId) && countUpheld([...upheld, decided], at) >= suspendsAt;
  const state = { case: { ...decided, suspends }, reports };
  return { state, events: [{ type: 'CaseDecided', ...state, thingName }] };
};

/** The owner objects, once. @throws AppError `case.not-found`, `case.not-upheld`, `case.already-objected` */
export const objectTo = (known: Case, ownerId: MemberId, objection: string, at: Date): Case => {
  if (known.ownerId !== ownerId) throw caseNotFound();
  if (known.objectedAt !== null) throw alreadyObjected();
  if (known.status !== 'upheld') throw notUpheld();
  const dueAt = later(at, timeFor.usual);
  return { ...known, version: known.version + 1, objection, objectedAt: at, dueAt, rankedAt: dueAt };
};

export interface ObjectionVerdict extends Seen {
  readonly isAccepted: boolean;
  readonly reason: string;
}

/** Whether the owner was suspended by the count, which without this case is too low for that. */
const isReinstated = (known: Case, upheld: readonly Case[], at: Date): boolean => {
  const others = upheld.filter(({ id }) => id !== known.id);
  return [known, ...others].some(({ suspends }) => suspends) && countUpheld(others, at) < suspendsAt;
};

/**
 * An admin who decided the case decides the objection only where nobody else may.
 * @throws AppError `case.own-matter`, `case.no-objection`, `case.stale`, `case.same-admin`
 */
export const decideObjection = (
  { case: known, reports }: CaseFile,
  { version, by, isAccepted, reason }: ObjectionVerdict,
  { admins, upheld }: Circumstances,
  at: Date,
): Decided<Case, ObjectionDecided> => {
  checkAdmin(known, reports, by);
  if (known.objectedAt === null || known.objectionDecidedAt !== null) throw noObjection();
  checkSeen(known, version);
  const concerned = new Set([known.ownerId, known.decidedBy, ...reports.map(({ reporterId }) => reporterId)]);
  if (by === known.decidedBy && admins.some((admin) => !concerned.has(admin))) throw sameAdmin();
  const decided: Case = {
    ...known,
    version: known.version + 1,
    status: isAccepted ? 'overturned' : 'upheld',
    rankedAt: null,
    reinstates: isAccepted && isReinstated(known, upheld, at),
    objectionReason: reason,
    objectionDecidedBy: by,
    objectionDecidedAt: at,
  };
  return { state: decided, events: [{ type: 'ObjectionDecided', case: decided }] };
};
