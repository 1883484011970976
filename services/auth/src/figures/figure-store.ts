import type { MemberId } from '@paltu/kernel';
import { fromColumns, insertRows, sqlRows, toColumns } from '@paltu/persistence';
import { newestOf, upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { Activity, Adoption, Appointment, Figures, Interest, PetName, Review, Tally } from './figure.ts';

/** Topics of other services may be read after an account was erased, and all of them again: who is gone does not come back by that. */
const isMember = async (trx: Knex.Transaction, id: MemberId): Promise<boolean> =>
  (await trx('accounts').where({ id }).first('id')) !== undefined;

/** What events report of members, in the transaction that takes the event. */
export const knexFigureRecords = (trx: Knex.Transaction) => ({
  /** Keeps the newest of each. */
  keepActivities: (activities: readonly Activity[]): Promise<void> =>
    insertRows(
      trx,
      'activities',
      newestOf(activities, ({ subjectId, type }) => `${subjectId} ${type}`),
      {
        where: 'exists (select from accounts where accounts.id = incoming.member_id)',
        conflict: { key: ['subject_id', 'type'], where: 'activities.version < excluded.version' },
      },
    ),
  /** Takes away what was kept before this version. */
  dropActivity: async ({ subjectId, type, version }: Pick<Activity, 'subjectId' | 'type' | 'version'>): Promise<void> => {
    await trx('activities').where({ subject_id: subjectId, type }).where('version', '<', version).delete();
  },
  /** Keeps the newest of each. */
  keepPetNames: (pets: readonly PetName[]): Promise<void> => upsertNewer(trx, 'pet_names', pets),
  /** Takes away what was kept of the listing; what counted stays counted. */
  dropPet: async (petId: string): Promise<void> => {
    await trx('activities').where({ subject_id: petId }).delete();
    await trx('pet_names').where({ id: petId }).delete();
  },
  /** Keeps the newest, as those below do. */
  keepInterest: (interest: Interest): Promise<void> => upsertNewer(trx, 'interests', [interest]),
  keepAdoption: async (adoption: Adoption): Promise<void> => {
    if (await isMember(trx, adoption.requesterId)) await upsertNewer(trx, 'adoptions', [adoption]);
  },
  keepAppointment: async (appointment: Appointment): Promise<void> => {
    if (await isMember(trx, appointment.guestId)) await upsertNewer(trx, 'appointments', [appointment]);
  },
  keepReview: async (review: Review): Promise<void> => {
    if (await isMember(trx, review.authorId)) await upsertNewer(trx, 'reviews', [review]);
  },
  /** A subject that was counted already counts no more. */
  count: async (tally: Tally): Promise<void> => {
    await trx('tallies').insert(toColumns(tally)).onConflict().ignore();
  },
  /** Takes away all that is kept of a member. */
  forgetMember: async (memberId: MemberId): Promise<void> => {
    await trx('activities').where({ member_id: memberId }).delete();
    await trx('tallies').where({ member_id: memberId }).delete();
    await trx('interests').where({ owner_id: memberId }).delete();
    await trx('adoptions').where({ requester_id: memberId }).delete();
    await trx('appointments').where({ guest_id: memberId }).delete();
    await trx('reviews').where({ author_id: memberId }).delete();
  },
});

export type FigureRecords = ReturnType<typeof knexFigureRecords>;

const countsOf = `
  select 'views' as kind, coalesce(sum(views), 0) as total from interests where owner_id = ?
  union all
  select 'adopted', count(*) from adoptions where requester_id = ? and is_completed
  union all
  select 'appointments', count(*) from appointments where guest_id = ? and not is_cancelled
  union all
  select 'reviews', count(*) from reviews where author_id = ? and is_given
  union all
  select kind, count(*) from tallies where member_id = ? group by kind`;

/** The event of a like may come before that of the listing: it is shown once that has a name. */
const activitiesOf = `
  select subject_id, type, activities.version, member_id, coalesce(pet_names.name, action) as action, at
  from activities left join pet_names on pet_names.id = subject_id
  where member_id = ? and (type <> 'pet.liked' or pet_names.id is not null)
  order by at desc, subject_id, type limit ?`;

/** What was counted of a member. @param most so many activities */
export const knexFigures =
  (database: Knex) =>
  async (memberId: MemberId, most: number): Promise<Figures> => {
    const [counts, activities] = await Promise.all([
      sqlRows<{ kind: string; total: string }>(database, countsOf, Array<MemberId>(5).fill(memberId)),
      sqlRows<object>(database, activitiesOf, [memberId, most]),
    ]);
    const {
      views: profileViews = 0,
      adopted: petsAdopted = 0,
      appointments = 0,
      reviews: reviewsGiven = 0,
      ...tallies
    } = Object.fromEntries(counts.map(({ kind, total }) => [kind, Number(total)]));
    return {
      petsAdopted,
      appointments,
      reviewsGiven,
      profileViews,
      tallies,
      activities: activities.map((row) => fromColumns<Activity>(row)),
    };
  };

/** Empties what the projector writes. */
export const emptyFigures = async (trx: Knex.Transaction): Promise<void> => {
  for (const table of ['activities', 'pet_names', 'interests', 'adoptions', 'appointments', 'reviews', 'tallies'])
    await trx(table).delete();
};
