import { deletedAtOnce, fromColumns, inBatches, readPage, toColumns } from '@paltu/persistence';
import { emailKey } from '@paltu/reference';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { ContactMessageQueries, ContactMessageScope } from '../use-cases/ports.ts';

// Written as in the index, which is by this.
const ofAddress = 'lower(email) = ?';

const toContactMessage = (row: object): ContactMessage => fromColumns<ContactMessage>(row);

export const knexContactMessages = (trx: Knex.Transaction): ContactMessageScope['messages'] => ({
  add: async (message) => {
    await trx('contact_messages').insert(toColumns(message));
  },
  forgetAddress: async (email, until) => {
    await trx('contact_messages')
      .whereRaw(ofAddress, [emailKey(email)])
      .where('received_at', '<=', until)
      .delete();
  },
});

/** @param cap totals are counted no further than one over it. */
export const knexContactMessageQueries = (database: Knex, cap = totalCap): ContactMessageQueries => ({
  list: async (page, since) => {
    const wanted = database('contact_messages').modify((query) => void (since && query.where('received_at', '>=', since)));
    const { rows, counted } = await readPage(wanted, 'received_at desc, id desc', page, cap);
    return { messages: rows.map(toContactMessage), counted };
  },
  find: async (id) => {
    const row = (await database('contact_messages').where({ id }).first()) as object | undefined;
    return row && toContactMessage(row);
  },
  listOf: async (email) => {
    const rows: object[] = await database('contact_messages')
      .whereRaw(ofAddress, [emailKey(email)])
      .orderBy('received_at')
      .orderBy('id');
    return rows.map(toContactMessage);
  },
  forget: (before) => {
    const old = database('contact_messages').select('id').where('received_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('contact_messages').whereIn('id', old.clone()).delete());
  },
});
