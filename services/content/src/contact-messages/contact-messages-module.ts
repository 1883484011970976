import type { MemberId } from '@paltu/kernel';
import { mailQueue, mailSending, type MailerConfig, type WaitingMail } from '@paltu/mail';
import { dueRows, transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { composeContactMail } from './contact-mail-adapter.ts';
import { contactMessageOutbox } from './contact-message-events.ts';
import { contactRoutes, exportView, presentExport } from './contact-message-http.ts';
import {
  knexContactMessageQueries,
  knexContactMessages,
  type ContactMessageQueries,
  type ContactMessageScope,
  type Writer,
} from './contact-message-store.ts';
import { forgetContactMessages, markAnswered, sendContactMessage, type SendContactMessageNeeds } from './contact-message-use-cases.ts';
import { usefulMs, type ContactMailOrder } from './contact-message.ts';

interface ContactMessagesNeeds extends ServiceParts {
  /** Undefined as long as nobody has shown that the address is theirs. */
  readonly verifiedEmailOf: (memberId: MemberId) => Promise<Writer['verified']>;
  readonly countForm: SendContactMessageNeeds['countForm'];
  readonly operatorEmail: SendContactMessageNeeds['operatorEmail'];
  readonly mailer: MailerConfig;
  readonly publicUrl: string;
  readonly members: MemberDirectory;
}

const hourMs = 60 * 60_000;

/** What a member has written until then goes with their account. */
export const forgetMessagesOf = (writer: Writer, until: Date, trx: Knex.Transaction): Promise<void> =>
  knexContactMessages(trx).forgetWriter(writer, until);

const mailsToOperator = (
  { database, clock, logger, mailer, publicUrl }: Omit<ContactMessagesNeeds, 'countForm' | 'verifiedEmailOf'>,
  queries: ContactMessageQueries,
) => {
  const mails = dueRows<WaitingMail<ContactMailOrder>>(database, 'contact_mails');
  const { jobs, ...sending } = mailSending<ContactMailOrder>({
    mails,
    clock,
    logger,
    mailer,
    compose: composeContactMail(queries, publicUrl),
  });
  return { ...sending, jobs: { 'send contact mails': jobs['send mails'] } };
};

/** What people write to us by the contact form. */
export const contactMessagesModule = ({ countForm, verifiedEmailOf, ...needs }: ContactMessagesNeeds) => {
  const { database, outboxIn, clock, operatorEmail, members } = needs;
  const scopeOf = (trx: Knex.Transaction): ContactMessageScope => ({
    messages: knexContactMessages(trx),
    outbox: contactMessageOutbox(outboxIn(trx)),
    mails: mailQueue<ContactMailOrder>(dueRows(trx, 'contact_mails'), clock, usefulMs),
  });
  const queries = knexContactMessageQueries(database);
  const inTransaction = transactionRunner(database, scopeOf);
  const { jobs, ...opened } = operatorEmail === '' ? { jobs: {} } : mailsToOperator(needs, queries);
  return {
    ...opened,
    routes: contactRoutes({
      queries,
      members,
      sendContactMessage: sendContactMessage({ inTransaction, countForm, clock, operatorEmail }),
      markAnswered: markAnswered({ inTransaction, clock }),
    }),
    exported: {
      view: exportView,
      present: async (memberId: MemberId) => presentExport(await queries.listOf({ memberId, verified: await verifiedEmailOf(memberId) })),
    },
    jobs: { ...jobs, 'forget contact messages': { everyMs: hourMs, run: forgetContactMessages(queries, clock) } },
  };
};
