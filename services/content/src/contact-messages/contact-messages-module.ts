import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexContactMessageQueries, knexContactMessages } from './data/knex-contact-messages.ts';
import { contactMessageOutbox } from './events/contact-messages.ts';
import { contactRoutes } from './http/contact-routes.ts';
import { forgetContactMessages } from './use-cases/forget-contact-messages.ts';
import type { ContactMessageScope } from './use-cases/ports.ts';
import { sendContactMessage, type SendContactMessageNeeds } from './use-cases/send-contact-message.ts';

export interface ContactMessagesNeeds extends ServiceParts {
  readonly countForm: SendContactMessageNeeds['countForm'];
}

const hourMs = 60 * 60_000;

/** What people write to us by the contact form. */
export const contactMessagesModule = ({ database, outboxIn, clock, countForm }: ContactMessagesNeeds) => {
  const scopeOf = (trx: Knex.Transaction): ContactMessageScope => ({
    messages: knexContactMessages(trx),
    outbox: contactMessageOutbox(outboxIn(trx)),
  });
  const queries = knexContactMessageQueries(database);
  return {
    routes: contactRoutes({
      queries,
      sendContactMessage: sendContactMessage({ inTransaction: transactionRunner(database, scopeOf), countForm, clock }),
    }),
    jobs: { 'forget contact messages': { everyMs: hourMs, run: forgetContactMessages({ queries, clock }) } },
  };
};
