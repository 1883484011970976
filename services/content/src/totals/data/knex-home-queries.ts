import { fromColumns, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Sums } from '../domain/totals.ts';
import type { HomeQueries, ReadTestimonial } from '../use-cases/ports.ts';

const newest = `
  select testimonials.id, vet_id, author_id, comment, reviewed_at, praised_vets.name as vet_name, city_id
  from testimonials
  join praised_vets on praised_vets.id = vet_id
  join counted_things as vet on vet.kind = 'vets' and vet.id = vet_id and vet.counted = 1
  join counted_things as author on author.kind = 'users' and author.id = author_id and author.counted = 1
  where comment <> '' order by reviewed_at desc, testimonials.id desc limit ?`;

export const knexHomeQueries = (database: Knex): HomeQueries => ({
  readSums: async () => {
    const rows = await sqlRows<Record<'kind' | 'counted' | 'failed' | 'hours', string>>(database, 'select * from totals');
    const sums = rows.map(({ kind, ...sum }) => [
      kind,
      { counted: Number(sum.counted), failed: Number(sum.failed), hours: Number(sum.hours) },
    ]);
    return Object.fromEntries(sums) as Sums;
  },
  listTestimonials: async (most) => (await sqlRows<object>(database, newest, [most])).map((row) => fromColumns<ReadTestimonial>(row)),
});
