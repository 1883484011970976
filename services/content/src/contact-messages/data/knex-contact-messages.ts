import { deletedAtOnce, fromColumns, inBatches, readPage, toColumns } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { ContactMessageQueries, ContactMessageScope } from '../use-cases/ports.ts';

export const knexContactMessages = (trx: Knex.Transaction): ContactMessageScope['messages'] => ({
  add: async (message) => {
    await trx('contact_messages').insert(toColumns(message));
  },
});

/** @param cap totals are counted no further than one over it. */
export const knexContactMessageQueries = (database: Knex, cap = totalCap): ContactMessageQueries => ({
  list: async (page) => {
    const { rows, counted } = await readPage(database('contact_messages'), 'received_at desc, id desc', page, cap);
    return { messages: rows.map((row) => fromColumns<ContactMessage>(row)), counted };
  },
  forget: (before) => {
    const old = database('contact_messages').select('id').where('received_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('contact_messages').whereIn('id', old.clone()).delete());
  },
});
