import {
  commentHidden,
  commentRemoved,
  commentShown,
  ledgerSealed,
  orderCancelled,
  settlementMade,
  settlementReversed,
  userState,
  UserType,
} from '@paltu/contracts';
import { onState, projector, reactor, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { linkTokens, mailSending, type MailerConfig, type WaitingMail } from '@paltu/mail';
import { dueRows, transactionRunner, type Transaction } from '@paltu/persistence';
import { knexFindAway, type ContactDirectory, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { onAdoptionStep, onListingDecided } from './adoption-events.ts';
import { onAppointmentStep } from './appointment-events.ts';
import { onConductDecided } from './conduct-events.ts';
import { onStoreMarked, onVetMarked } from './mark-events.ts';
import { onCommentAnswered, onMessageSent, type FindTopics } from './message-events.ts';
import { noticeRoutes, type FindPictures } from './notice-http.ts';
import { composeNoticeMail, type ComposeNoticeMailNeeds } from './notice-mail-adapter.ts';
import type { NoticeMailOrder } from './notice-settings.ts';
import { knexAdmins, knexNoticeQueries, knexThingMarks, noticeScopeIn, type Admins, type NoticeScopeNeeds } from './notice-store.ts';
import { followMarks, forgetNotices, notify, readNotices } from './notice-use-cases.ts';
import { mailedToSuspended, type NoticeType, type Notify } from './notice.ts';
import { onOrderStep } from './order-events.ts';
import { onPayoutChanged, onRefundStep } from './refund-events.ts';
import { exportParts, settingsRoutes } from './settings-http.ts';
import { addressNotice, settingsDecisions, showNotice } from './settings-use-cases.ts';

interface NotificationsNeeds extends ServiceParts, NoticeScopeNeeds {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly topicsOf: (trx: Transaction) => FindTopics;
  readonly findDigested: ComposeNoticeMailNeeds['findDigested'];
  readonly findPictures: FindPictures;
  readonly mailer: MailerConfig;
  /** Where the site is. */
  readonly publicUrl: string;
}

const hourMs = 60 * 60_000;

/** For the other slices: members are notified in the transaction of what happened. */
export const notifyIn =
  (needs: NoticeScopeNeeds) =>
  (trx: Transaction): Notify =>
    notify(noticeScopeIn(needs)(trx), needs.clock);

/** Not who has left, or whose account is erased. */
export const onAdminChanged = (keepIn: (trx: Transaction) => Admins['keep']): EventRule =>
  onState(userState, ({ id, userType, deactivated }, { sequence: version }, trx) =>
    keepIn(trx)({ id, version, isAdmin: userType === UserType.ADMIN && !deactivated }),
  );

const consumersOf = ({ topicsOf, ...needs }: NoticeScopeNeeds & Pick<NotificationsNeeds, 'topicsOf'>) => {
  const { clock } = needs;
  const notifyBy = notifyIn(needs);
  const listAdminsIn = (trx: Transaction) => knexAdmins(trx).list;
  const followIn = (trx: Transaction) => followMarks({ kept: knexThingMarks(trx), notify: notifyBy(trx), clock });
  return [
    projector({
      consumer: 'messaging.admins',
      on: [onAdminChanged((trx) => knexAdmins(trx).keep)],
      reset: async (trx) => void (await trx('admins').delete()),
    }),
    reactor({
      consumer: 'messaging.notices',
      on: [
        onAdoptionStep(notifyBy),
        ...onOrderStep(notifyBy, listAdminsIn),
        ...onRefundStep(notifyBy, listAdminsIn),
        ...onAppointmentStep(notifyBy),
        onListingDecided(notifyBy),
        onMessageSent(notifyBy, topicsOf),
        onCommentAnswered(notifyBy),
        onPayoutChanged(notifyBy),
        ...onConductDecided(notifyBy),
      ],
      // Each of its parcels was cancelled by an event of its own; what is paid out stands in the ledger.
      ignores: [orderCancelled, commentHidden, commentRemoved, commentShown, ledgerSealed, settlementMade, settlementReversed],
    }),
    // From the beginning, for what is another than before follows from what was.
    reactor({ consumer: 'messaging.marks', on: [onStoreMarked(followIn), onVetMarked(followIn)], startAt: 'beginning', maxAgeMs: null }),
  ];
};

/** Only an address that its member has shown to be theirs, and while they are there; who is suspended gets the mail about the reason. */
const reachable = ({ contacts, database }: Pick<NotificationsNeeds, 'contacts' | 'database'>) => {
  const findAway = knexFindAway(database);
  return async (memberId: MemberId, kind: NoticeType): Promise<string | undefined> => {
    const contact = (await contacts.find([memberId])).get(memberId);
    if (contact?.isEmailVerified !== true) return undefined;
    const isUnreached = !mailedToSuspended.has(kind) && (await findAway([memberId])).has(memberId);
    return isUnreached ? undefined : contact.email;
  };
};

/** What members are notified of, by bell and by mail. */
export const notificationsModule = (needs: NotificationsNeeds) => {
  const { database, clock, logger, members, contacts, mailer, findDigested, findPictures, publicUrl } = needs;
  const queries = knexNoticeQueries(database);
  const inTransaction = transactionRunner(database, noticeScopeIn(needs));
  const { jobs, ...sending } = mailSending<NoticeMailOrder>({
    mails: dueRows<WaitingMail<NoticeMailOrder>>(database, 'notice_mails'),
    clock,
    logger,
    mailer,
    compose: composeNoticeMail({
      addressNotice: addressNotice({ inTransaction, queries, clock, secrets: linkTokens, addressOf: reachable({ contacts, database }) }),
      findDigested,
      clock,
      nameOf: async (memberId) => (await members.find([memberId])).get(memberId)?.firstName,
      publicUrl,
    }),
  });
  return {
    ...sending,
    routes: [
      ...noticeRoutes({ queries, findPictures, readNotices: readNotices(inTransaction, clock) }),
      ...settingsRoutes(queries, settingsDecisions(inTransaction, linkTokens.hash)),
    ],
    consumers: consumersOf(needs),
    jobs: { 'send notices': jobs['send mails'], 'forget notices': { everyMs: hourMs, run: forgetNotices(queries, clock) } },
    exported: exportParts(queries),
    /** What the browsers of a member show of a notice. */
    show: showNotice(queries, knexFindAway(database)),
  };
};
