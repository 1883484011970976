import { reactor } from '@paltu/events';
import { commentRemoved, ledgerSealed, orderCancelled, settlementMade, settlementReversed } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { linkTokens, mailQueue, mailSending, type MailerConfig, type WaitingMail } from '@paltu/mail';
import { dueRows, transactionRunner } from '@paltu/persistence';
import { knexFindAway, type ContactDirectory, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { adminProjection, knexAdmins } from './data/knex-admins.ts';
import { composeNoticeMail } from './data/compose-notice-mail.ts';
import { knexNoticeQueries } from './data/knex-notice-queries.ts';
import { knexNoticeSettings } from './data/knex-notice-settings.ts';
import { knexEndingLinks, knexNotices } from './data/knex-notices.ts';
import { knexThingMarks } from './data/knex-thing-marks.ts';
import { usefulMs, type NoticeMailOrder } from './domain/notice-mail.ts';
import { onAdoptionStep } from './events/on-adoption-step.ts';
import { onAppointmentStep } from './events/on-appointment-step.ts';
import { onCommentAnswered } from './events/on-comment-answered.ts';
import { onListingDecided } from './events/on-listing-decided.ts';
import { onStoreMarked, onVetMarked } from './events/on-marked.ts';
import { onMessageSent } from './events/on-message-sent.ts';
import { onOrderStep } from './events/on-order-step.ts';
import { onRefundStep } from './events/on-refund-step.ts';
import { onPayoutChanged } from './events/on-payout-changed.ts';
import { exportParts } from './http/export-view.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { settingsRoutes } from './http/settings-routes.ts';
import { addressNotice } from './use-cases/address-notice.ts';
import { changeSettings } from './use-cases/change-settings.ts';
import { endMails } from './use-cases/end-mails.ts';
import { followMarks } from './use-cases/follow-marks.ts';
import { forgetNotices } from './use-cases/forget-notices.ts';
import type { Notify } from './notice.ts';
import { notify } from './use-cases/notify.ts';
import type { FindDigested, FindTopic, NoticeScope } from './use-cases/ports.ts';
import { readNotices } from './use-cases/read-notices.ts';
import { showNotice } from './use-cases/show-notice.ts';

export interface NotificationsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly topicOf: (trx: Knex.Transaction) => FindTopic;
  /** Who is there. */
  readonly membersIn: (trx: Knex.Transaction) => NoticeScope['members'];
  readonly signalIn: (trx: Knex.Transaction) => NoticeScope['signal'];
  readonly findDigested: FindDigested;
  readonly pushesIn: (trx: Knex.Transaction) => NoticeScope['pushes'];
  readonly mailer: MailerConfig;
  /** Where the site is. */
  readonly publicUrl: string;
}

const hourMs = 60 * 60_000;

type ScopeNeeds = Pick<NotificationsNeeds, 'clock' | 'membersIn' | 'signalIn' | 'pushesIn'>;

const scopeIn =
  ({ clock, membersIn, signalIn, pushesIn }: ScopeNeeds) =>
  (trx: Knex.Transaction): NoticeScope => ({
    members: membersIn(trx),
    notices: knexNotices(trx),
    settings: knexNoticeSettings(trx),
    mails: mailQueue<NoticeMailOrder>(dueRows(trx, 'notice_mails'), clock, usefulMs),
    links: knexEndingLinks(trx),
    pushes: pushesIn(trx),
    signal: signalIn(trx),
  });

/** For the slice of conversations: who reads one needs no notice of it. */
export const readNoticesOf =
  ({ clock, signalIn }: Pick<NotificationsNeeds, 'clock' | 'signalIn'>) =>
  (trx: Knex.Transaction) =>
  async (memberId: MemberId, subjectId: string): Promise<void> => {
    const read = await knexNotices(trx).readSubject(memberId, subjectId, clock.now());
    if (read > 0) await signalIn(trx)([memberId]);
  };

/** For the other slices: members are notified in the transaction of what happened. */
export const notifyIn =
  (needs: ScopeNeeds) =>
  (trx: Knex.Transaction): Notify =>
    notify({ ...scopeIn(needs)(trx), clock: needs.clock });

/** Nothing is kept for a member who is erased. */
export const forgetNoticesOf = (trx: Knex.Transaction) => knexNotices(trx).forget;

const consumersOf = ({ topicOf, ...needs }: ScopeNeeds & Pick<NotificationsNeeds, 'topicOf'>) => {
  const { clock } = needs;
  const notifyBy = notifyIn(needs);
  const followIn = (trx: Knex.Transaction) => followMarks({ kept: knexThingMarks(trx), notify: notifyBy(trx), clock });
  return [
    adminProjection,
    reactor({
      consumer: 'messaging.notices',
      on: [
        onAdoptionStep(notifyBy),
        ...onOrderStep(notifyBy, knexAdmins),
        ...onRefundStep(notifyBy, knexAdmins),
        ...onAppointmentStep(notifyBy),
        onListingDecided(notifyBy),
        onMessageSent(notifyBy, topicOf),
        onCommentAnswered(notifyBy),
        onPayoutChanged(notifyBy),
      ],
      // Each of its parcels was cancelled by an event of its own; what is paid out stands in the ledger.
      ignores: [orderCancelled, commentRemoved, ledgerSealed, settlementMade, settlementReversed],
    }),
    // From the beginning, for what is another than before follows from what was.
    reactor({ consumer: 'messaging.marks', on: [onStoreMarked(followIn), onVetMarked(followIn)], startAt: 'beginning', maxAgeMs: null }),
  ];
};

/** Only an address that its member has shown to be theirs, and while they are there. */
const reachable = ({ contacts, database }: Pick<NotificationsNeeds, 'contacts' | 'database'>) => {
  const findAway = knexFindAway(database);
  return async (memberId: MemberId): Promise<string | undefined> => {
    const contact = (await contacts.find([memberId])).get(memberId);
    if (contact?.isEmailVerified !== true) return undefined;
    return (await findAway([memberId])).has(memberId) ? undefined : contact.email;
  };
};

/** What members are notified of, by bell and by mail. */
export const notificationsModule = (needs: NotificationsNeeds) => {
  const { members, topicOf, mailer, publicUrl, contacts, findDigested, ...parts } = needs;
  const { database, clock, logger } = parts;
  const queries = knexNoticeQueries(database);
  const inTransaction = transactionRunner(database, scopeIn(parts));
  const { jobs, ...sending } = mailSending<NoticeMailOrder>({
    mails: dueRows<WaitingMail<NoticeMailOrder>>(database, 'notice_mails'),
    clock,
    logger,
    mailer,
    compose: composeNoticeMail({
      addressNotice: addressNotice({ inTransaction, queries, clock, secrets: linkTokens, addressOf: reachable({ contacts, database }) }),
      findDigested,
      nameOf: async (memberId) => (await members.find([memberId])).get(memberId)?.firstName,
      publicUrl,
    }),
  });
  return {
    ...sending,
    routes: [
      ...noticeRoutes({ queries, readNotices: readNotices({ inTransaction, clock }) }),
      ...settingsRoutes({
        queries,
        changeSettings: changeSettings({ inTransaction }),
        endMails: endMails({ inTransaction, hash: linkTokens.hash }),
      }),
    ],
    consumers: consumersOf({ topicOf, ...parts }),
    jobs: { 'send notices': jobs['send mails'], 'forget notices': { everyMs: hourMs, run: forgetNotices({ queries, clock }) } },
    exported: exportParts(queries),
    /** What the browsers of a member show of a notice. */
    show: showNotice({ queries, findAway: knexFindAway(database) }),
  };
};
