import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  caseDecided,
  commentState,
  conductWords,
  messageState,
  objectionDecided,
  requestState,
  reviewRemoved,
  reviewState,
  shopReviewPosted,
  shopReviewRemoved,
  shopWords,
  userState,
  UserType,
  type CaseDecidedSchema,
  type EveryField,
  type ObjectionDecidedSchema,
  type ShopReview,
} from '@paltu/contracts';
import { on, onState, onStates, outgoingEvent, type EventRule, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { DecidedCase, KeepAdmin, KeepEvidence, KeepText } from './case-store.ts';
import type { CaseDecided, CaseEvent, ObjectionDecided, Report, ReportedKind } from './case.ts';

const reportersOf = (reports: readonly Report[]): MemberId[] => reports.flatMap(({ reporterId }) => reporterId ?? []);

/** What has its name on other topics too. */
const namedKinds: ReadonlySet<ReportedKind> = new Set(['pet', 'store', 'product', 'vet']);

const decidedMessage = ({ case: decided, thingName, reports }: CaseDecided, at: Date) =>
  ({
    caseId: decided.id,
    kind: conductWords.kind.toChoice(decided.kind),
    thingId: decided.thingId,
    thingName: namedKinds.has(decided.kind) ? thingName : '',
    ownerId: decided.ownerId,
    upheld: decided.status === 'upheld',
    reason: decided.reason,
    reporterIds: reportersOf(reports),
    falseReporterIds: reportersOf(reports.filter(({ isFalse }) => isFalse)),
    suspends: decided.suspends,
    decidedBy: decided.decidedBy ?? '',
    decidedAt: timestampFromDate(at),
  }) satisfies EveryField<typeof CaseDecidedSchema>;

const objectionMessage = ({ case: decided }: ObjectionDecided, at: Date) =>
  ({
    caseId: decided.id,
    ownerId: decided.ownerId,
    accepted: decided.status === 'overturned',
    reason: decided.objectionReason,
    decidedBy: decided.objectionDecidedBy ?? '',
    decidedAt: timestampFromDate(at),
    reinstates: decided.reinstates,
  }) satisfies EveryField<typeof ObjectionDecidedSchema>;

const toMessage = (event: CaseEvent): OutgoingEvent => {
  const { id: subject, version: sequence, openedAt, decidedAt, objectionDecidedAt } = event.case;
  if (event.type === 'CaseDecided') {
    const time = decidedAt ?? openedAt;
    return outgoingEvent(caseDecided, { subject, sequence, time, data: decidedMessage(event, time) });
  }
  const time = objectionDecidedAt ?? openedAt;
  return outgoingEvent(objectionDecided, { subject, sequence, time, data: objectionMessage(event, time) });
};

export const caseOutbox = (outbox: Outbox) => ({
  append: (events: readonly CaseEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});

/** The events of a decided case, for republishing. A suspension that was lifted meanwhile does not come back with them. */
export const decidedAgain = ({ case: known, reports, thingName, reinstatedAt }: DecidedCase): OutgoingEvent[] => {
  const { decidedAt, objectedAt, objectionDecidedAt } = known;
  const isLifted = reinstatedAt !== null && decidedAt !== null && decidedAt < reinstatedAt;
  const decision: CaseDecided = {
    type: 'CaseDecided',
    case: {
      ...known,
      // The objection, and what came of it, each had a version of their own.
      version: known.version - [objectedAt, objectionDecidedAt].filter((at) => at !== null).length,
      status: known.status === 'overturned' ? 'upheld' : known.status,
      suspends: known.suspends && !isLifted,
    },
    thingName,
    reports,
  };
  return [toMessage(decision), ...(objectionDecidedAt === null ? [] : [toMessage({ type: 'ObjectionDecided', case: known })])];
};

type TextRule = (keepIn: (trx: Transaction) => KeepText) => EventRule;

const onCommentChanged: TextRule = (keepIn) =>
  onState(commentState, ({ id, authorId, articleSlug, removedAt, hidden }, { sequence: version }, trx) =>
    keepIn(trx)({
      ...{ id, kind: 'comment', version, authorId: authorId as MemberId },
      ...{ placeKind: 'article', placeId: articleSlug, isGone: removedAt !== undefined || hidden },
    }),
  );

const onVetReviewChanged: TextRule = (keepIn) =>
  onState(reviewState, ({ id, authorId, vetId, authorErased }, { sequence: version, type }, trx) =>
    keepIn(trx)({
      ...{ id, kind: 'review', version, authorId: authorId as MemberId },
      ...{ placeKind: 'vet', placeId: vetId, isGone: authorErased || type === reviewRemoved.type },
    }),
  );

const keepShopReview = (keep: KeepText, review: ShopReview | undefined, version: number, isRemoved: boolean): Promise<void> => {
  if (review === undefined) throw new Error('the event has no review');
  const { id, authorId, kind, thingId: placeId, authorErased } = review;
  const placeKind = shopWords.thing.toWord(kind) === 'store' ? 'store' : 'product';
  return keep({ id, kind: 'review', version, authorId: authorId as MemberId, placeKind, placeId, isGone: isRemoved || authorErased });
};

const onShopReviewPosted: TextRule = (keepIn) =>
  on(shopReviewPosted, ({ data: { review }, sequence }, trx) => keepShopReview(keepIn(trx), review, sequence, false));

const onShopReviewRemoved: TextRule = (keepIn) =>
  on(shopReviewRemoved, ({ data: { review }, sequence }, trx) => keepShopReview(keepIn(trx), review, sequence, true));

/** Whose the reviews and comments are that members may report, and where they stand; nothing of what was written. */
export const textRules: readonly TextRule[] = [onCommentChanged, onVetReviewChanged, onShopReviewPosted, onShopReviewRemoved];

type EvidenceRule = (keepIn: (trx: Transaction) => KeepEvidence) => EventRule;

/** Not with a visitor, who reports nobody. */
const onMessageSent: EvidenceRule = (keepIn) =>
  onStates(messageState, (states, trx) =>
    keepIn(trx)(
      states
        .map(({ state }) => state)
        .filter(({ senderId, recipientId }) => senderId !== '' && recipientId !== '')
        .map(({ conversationId: id, senderId: oneId, recipientId: otherId }) => ({
          id,
          kind: 'conversation',
          oneId: oneId as MemberId,
          otherId: otherId as MemberId,
        })),
    ),
  );

const onRequestChanged: EvidenceRule = (keepIn) =>
  onStates(requestState, (states, trx) =>
    keepIn(trx)(
      states.map(({ state: { id, requesterId, ownerId } }) => ({
        id,
        kind: 'request',
        oneId: requesterId as MemberId,
        otherId: ownerId as MemberId,
      })),
    ),
  );

/** Between whom conversations and adoption requests are: a report may name one. */
export const evidenceRules: readonly EvidenceRule[] = [onMessageSent, onRequestChanged];

/** Not who has left, or whose account is erased. */
export const onAdminChanged = (keepIn: (trx: Transaction) => KeepAdmin): EventRule =>
  onState(userState, ({ id, userType, deactivated }, { sequence: version }, trx) =>
    keepIn(trx)({ id: id as MemberId, version, isAdmin: userType === UserType.ADMIN && !deactivated }),
  );
