import {
  adoptionTypes,
  availabilities,
  cities,
  companions,
  experiences,
  genders,
  healthStatuses,
  homeTypes,
  personalities,
  sizes,
  species,
  trainingLevels,
} from '@paltu/reference';

const listed = (values: readonly string[]): string => `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;

/** One of `values`, by a number that the row decides; `salt` keeps the choices of one row apart. */
export const oneOf = (values: readonly string[], salt: number): string =>
  `(${listed(values)})[1 + (hashint8(i * 31 + ${salt}) & 2147483647) % ${values.length}]`;

const flag = (salt: number): string => `((hashint8(i * 17 + ${salt}) & 2147483647) % 2 = 0)`;

const breeds = ['Desi mix', 'German Shepherd', 'Labrador', 'Persian', 'Bully Kutta', 'Siamese', 'Husky', 'Himalayan', 'بلی', 'Budgerigar'];

const words = 'A gentle companion who knows the family, walks well on a lead and eats everything. ';

/** A document for searches as the services make it, but for forms of words. */
export const part = (text: string, weight: string): string => `setweight(to_tsvector('simple', ${text}), '${weight}')`;

/** A UUID of version 4 that follows from a text, so that all databases agree on it. */
export const idOf = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

export const memberId = (number: string): string => idOf(`'bench member ' || (${number})`);

/**
 * The rows number `from` to `to` as PostgreSQL makes them up: the same in every database. Of twenty one waits for its review, and one
 * was refused.
 */
export const listingSource = (from: number, to: number, members: number): string => `
  select i,
    ${idOf(`'bench listing ' || i`)} as id,
    ${memberId(`i % ${members}`)} as owner_id,
    'Sheru ' || i as name,
    ${oneOf(species, 1)} as species,
    ${oneOf(breeds, 2)} as breed,
    (1 + i % 11) || case when i % 4 = 0 then ' months' else ' years' end as age,
    ${oneOf(genders, 3)} as gender,
    ${oneOf(['Tan', 'White', 'Black', 'Brown', 'Grey'], 20)} as color,
    ${oneOf(sizes, 4)} as size,
    (3 + i % 40) || ' kg' as weight,
    repeat('${words}', (2 + i % 3)::integer) || i as description,
    ${oneOf(healthStatuses, 5)} as health_status,
    ${flag(6)} as vaccinated, ${flag(7)} as neutered, ${flag(8)} as microchipped, ${flag(9)} as urgent,
    ${oneOf(adoptionTypes, 10)} as adoption_type,
    ${oneOf(
      cities.map(({ id }) => id),
      11,
    )} as city_id,
    ${oneOf(availabilities, 12)} as status,
    ${oneOf(experiences, 13)} as experience,
    ${oneOf(homeTypes, 14)} as home_type,
    ${flag(15)} as children, ${flag(16)} as other_pets,
    array['playful', 'trained'] as tags,
    array[${oneOf(personalities, 17)}] as personality,
    array[${oneOf(companions, 18)}] as good_with,
    ${oneOf(trainingLevels, 19)} as training_level,
    -- Of what was refused so long ago they would be dropped one by one, beside all that is measured.
    case when i % 20 = 1 then '[]' else jsonb_build_array(
      jsonb_build_object('id', ${idOf(`'bench picture ' || i`)}, 'width', 1600, 'height', 1200),
      jsonb_build_object('id', ${idOf(`'bench other picture ' || i`)}, 'width', 1200, 'height', 1600)) end as pictures,
    case when i % 20 = 0 then 'pending' when i % 20 = 1 then 'rejected' else 'approved' end as approval_status,
    timestamptz '2026-01-01 08:00:00+00' + i * interval '11 seconds' as created_at
  from generate_series(${from}::bigint, ${to}::bigint) as i`;
