import { fromColumns } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { Thing } from '../domain/thing.ts';
import type { ThingDirectory, ThingRecords } from '../use-cases/thing-ports.ts';

export const knexThingDirectory = (database: Knex): ThingDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: object[] = await database('things').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => fromColumns<Thing>(row)).map((thing) => [thing.id, thing]));
  },
});

export const knexThingRecords = (trx: Knex.Transaction): ThingRecords => ({ keep: (things) => upsertNewer(trx, 'things', things) });
