import { newId, type Clock } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { newMail, type Mail } from '../domain/mail.ts';
import type { MailQueue, WaitingMails } from '../use-cases/ports.ts';

export const knexMailQueue = (trx: Knex.Transaction, clock: Clock): MailQueue => ({
  add: async (order) => {
    await trx('mails').insert(toColumns(newMail(newId(), order, clock.now())));
  },
});

export const knexWaitingMails = (database: Knex): WaitingMails => ({
  claim: async (limit, now, until) => {
    const due = database('mails').select('id').where('due_at', '<=', now).orderBy('due_at').limit(limit).forUpdate().skipLocked();
    // Materialized: as a plain subquery the planner may run it several times, and the limit would not hold.
    const rows: object[] = await database('mails')
      .withMaterialized('due', due)
      .whereIn('id', database.select('id').from('due'))
      .update({ due_at: until, attempts: database.raw('attempts + 1') })
      .returning('*');
    return rows.map((row) => fromColumns<Mail>(row));
  },
  remove: async (id) => {
    await database('mails').where({ id }).delete();
  },
  putOff: async (id, dueAt) => {
    await database('mails').where({ id }).update({ due_at: dueAt });
  },
});
