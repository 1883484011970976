import { preparedRows } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { HomeRecords } from '../use-cases/ports.ts';

/** An event that is older than the row, or comes again, changes no row, and so no total. */
const count = `
  with before as (select counted, failed, hours from counted_things where kind = :kind and id = :id),
  kept as (
    insert into counted_things as held (kind, id, version, counted, failed, hours)
    values (:kind, :id, :version, :counted, :failed, :hours)
    on conflict (kind, id) do update
      set version = excluded.version, counted = excluded.counted, failed = excluded.failed, hours = excluded.hours
      where held.version < excluded.version
    returning counted, failed, hours),
  change as (
    select kept.counted - coalesce(before.counted, 0) as counted, kept.failed - coalesce(before.failed, 0) as failed,
      kept.hours - coalesce(before.hours, 0) as hours
    from kept left join before on true)
  update totals
    set counted = totals.counted + change.counted, failed = totals.failed + change.failed, hours = totals.hours + change.hours
    from change where totals.kind = :kind and (change.counted, change.failed, change.hours) <> (0, 0, 0)`;

export const knexHomeRecords = (trx: Knex.Transaction): HomeRecords => ({
  keepCounted: async (thing) => {
    await preparedRows(trx, { name: 'count thing', text: count }, { ...thing });
  },
  keepVet: (vet) => upsertNewer(trx, 'praised_vets', vet),
  keepTestimonial: (testimonial) => upsertNewer(trx, 'testimonials', testimonial),
});

/** Empties what the projector writes. */
export const emptyHomeRecords = async (trx: Knex.Transaction): Promise<void> => {
  for (const table of ['counted_things', 'testimonials', 'praised_vets']) await trx(table).delete();
  await trx('totals').update({ counted: 0, failed: 0, hours: 0 });
};
