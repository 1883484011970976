import { deletedAtOnce, fromColumns, inBatches, readPage, toColumns } from '@paltu/persistence';
import { emailKey } from '@paltu/reference';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { ContactMessageQueries, ContactMessageScope, Writer } from '../use-cases/ports.ts';

/** The second condition is written as in its index. */
const ofWriter =
  ({ memberId, verified }: Writer): Knex.QueryCallback =>
  (messages) => {
    messages.where({ member_id: memberId });
    if (verified === undefined) return;
    const { email, since } = verified;
    void messages.orWhere((theirs) => void theirs.whereRaw('lower(email) = ?', [emailKey(email)]).where('received_at', '>=', since));
  };

const toContactMessage = (row: object): ContactMessage => fromColumns<ContactMessage>(row);

export const knexContactMessages = (trx: Knex.Transaction): ContactMessageScope['messages'] => ({
  add: async (message) => {
    await trx('contact_messages').insert(toColumns(message));
  },
  forgetWriter: async (writer, until) => {
    await trx('contact_messages').where(ofWriter(writer)).where('received_at', '<=', until).delete();
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
  listOf: async (writer) => {
    const rows: object[] = await database('contact_messages').where(ofWriter(writer)).orderBy('received_at').orderBy('id');
    return rows.map(toContactMessage);
  },
  forget: (before) => {
    const old = database('contact_messages').select('id').where('received_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('contact_messages').whereIn('id', old.clone()).delete());
  },
});
