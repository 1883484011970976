import type { MemberId } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { linkTokens, mailQueue, mailSending, type MailerConfig } from '@paltu/mail';
import { dueRows, transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { exportView, presentExport, subscriptionRoutes } from './subscription-http.ts';
import { composeSubscriptionMail, limiterMails } from './subscription-mail-adapter.ts';
import {
  knexSubscriptionQueries,
  knexSubscriptions,
  knexSubscriptionTokens,
  type InSubscriptionTransaction,
  type SubscriptionScope,
  type VerifiedEmail,
} from './subscription-store.ts';
import { addressMail, announcePage, answerMail, forgetSubscriptions, subscribe, type SubscribeNeeds } from './subscription-use-cases.ts';
import { usefulMs, type SubscriptionMailOrder } from './subscription.ts';

interface SubscriptionsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly countForm: SubscribeNeeds['countForm'];
  /** Undefined as long as nobody has shown that the address is theirs. */
  readonly verifiedEmailOf: (memberId: MemberId) => Promise<VerifiedEmail | undefined>;
  readonly mailer: MailerConfig;
  readonly publicUrl: string;
}

const hourMs = 60 * 60_000;

const transactionOf = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>): InSubscriptionTransaction =>
  transactionRunner(database, (trx): SubscriptionScope => ({
    subscriptions: knexSubscriptions(trx),
    tokens: knexSubscriptionTokens(trx),
    mails: mailQueue<SubscriptionMailOrder>(dueRows(trx, 'mails'), clock, usefulMs),
  }));

/** For the command that announces that a page is open. */
export const pageAnnouncement = (parts: ServiceParts) => announcePage(transactionOf(parts), parts.clock);

/** What an address was subscribed to until then goes with the account of the member who has shown that it is theirs. */
export const forgetSubscriptionsOf = (verified: VerifiedEmail, until: Date, trx: Knex.Transaction): Promise<void> =>
  knexSubscriptions(trx).forgetAddress(verified, until);

/** The newsletter, and notices when a page opens. */
export const subscriptionsModule = ({ limiters, countForm, verifiedEmailOf, mailer, publicUrl, ...parts }: SubscriptionsNeeds) => {
  const { database, clock, logger } = parts;
  const shared = { inTransaction: transactionOf(parts), secrets: linkTokens, clock };
  const queries = knexSubscriptionQueries(database);
  const sending = mailSending<SubscriptionMailOrder>({
    mails: dueRows(database, 'mails'),
    clock,
    logger,
    mailer,
    compose: composeSubscriptionMail(addressMail(shared), publicUrl),
  });
  return {
    ...sending,
    routes: subscriptionRoutes(subscribe({ ...shared, countForm, limitMails: limiterMails(limiters) }), answerMail(shared)),
    jobs: { ...sending.jobs, 'forget subscriptions': { everyMs: hourMs, run: forgetSubscriptions(queries, clock) } },
    exported: {
      view: exportView,
      present: async (memberId: MemberId) => {
        const email = await verifiedEmailOf(memberId);
        return email === undefined ? [] : presentExport(await queries.listOf(email));
      },
    },
  };
};
