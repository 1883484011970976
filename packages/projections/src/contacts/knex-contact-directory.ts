import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Contact, ContactDirectory } from './contact.ts';

export const knexContactDirectory = (database: Knex): ContactDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: object[] = await database('contacts').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => fromColumns<Contact>(row)).map((contact) => [contact.id, contact]));
  },
});
