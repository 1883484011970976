import { fromColumns, toColumns } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { Activity, FigureRecords, ReadFigures } from '../use-cases/ports.ts';

const mostActivities = 10;

export const knexFigureRecords = (trx: Knex.Transaction): FigureRecords => ({
  addActivity: async (activity) => {
    await trx('activities').insert(toColumns(activity)).onConflict(['subject_id', 'version']).ignore();
  },
  dropActivities: async (subjectId) => {
    await trx('activities').where({ subject_id: subjectId }).delete();
  },
  keepInterest: (interest) => upsertNewer(trx, 'interests', interest),
});

export const knexFigures =
  (database: Knex): ReadFigures =>
  async (memberId) => {
    const [views, rows] = await Promise.all([
      database('interests').where({ owner_id: memberId }).sum({ total: 'views' }).first(),
      database('activities').where({ member_id: memberId }).orderBy('at', 'desc').limit(mostActivities) as Promise<object[]>,
    ]);
    return { profileViews: Number(views?.['total'] ?? 0), activities: rows.map((row) => fromColumns<Activity>(row)) };
  };
