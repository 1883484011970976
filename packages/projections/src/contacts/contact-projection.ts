import { contactState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { contactOfMessage } from './contact-of-message.ts';
import type { ContactDirectory } from './contact.ts';
import { knexContactDirectory } from './knex-contact-directory.ts';

export interface ContactProjection {
  readonly consumers: readonly ConsumerDefinition[];
  readonly directory: ContactDirectory;
}

/**
 * How members are reached, as a slice of the service `name`: e-mail and phone. Its table comes from `createContactsTable`. Nothing
 * is kept of an erased account, not even its version: its topic has one order, and the inbox drops copies.
 */
export const contactProjection = ({ name, database }: { readonly name: string; readonly database: Knex }): ContactProjection => ({
  directory: knexContactDirectory(database),
  consumers: [
    projector({
      consumer: `${name}.contacts`,
      on: [
        onState(
          contactState,
          (contact, { sequence }, trx) => upsertNewer(trx, 'contacts', contactOfMessage(contact, sequence)),
          async ({ subject }, trx) => void (await trx('contacts').where({ id: subject }).delete()),
        ),
      ],
      reset: async (trx) => void (await trx('contacts').delete()),
    }),
  ],
});
