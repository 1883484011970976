import { bornOn } from '@paltu/reference';
import type { Knex } from 'knex';

// Reviewed content that was sent once is as it was typed first; of what was sent again nobody kept which of it was changed, and no pet is
// made older than it may be.
const typedAt = 'case when content_version = 1 then created_at else submitted_at end';
const typedOn = `((${typedAt}) at time zone 'Asia/Karachi')::date`;

const insertedAtOnce = 1_000;

interface Typed {
  readonly age: string;
  readonly day: string;
}

/** Same words on the same day mean the same day of birth: these are far fewer than listings. */
const keepBirthDates = async (knex: Knex): Promise<void> => {
  await knex.raw('create temporary table birth_dates (age text, day date, born_on date, primary key (age, day)) on commit drop');
  const { rows } = (await knex.raw(`select distinct age, ${typedOn}::text as day from listings`)) as { rows: readonly Typed[] };
  const known = rows.flatMap(({ age, day }) => {
    const born = bornOn(age, new Date(`${day}T12:00:00+05:00`));
    return born === null ? [] : { age, day, born_on: born };
  });
  await knex.batchInsert('birth_dates', known, insertedAtOnce);
};

/** The column of months stays for the release before, which writes it; who lists a pet with that has its age typed at that time. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table listings add column aged_at timestamptz not null default now(), add column born_on date');
  await keepBirthDates(knex);
  await knex.raw(`update listings set aged_at = ${typedAt},
    born_on = (select born_on from birth_dates where birth_dates.age = listings.age and birth_dates.day = ${typedOn})`);
};
