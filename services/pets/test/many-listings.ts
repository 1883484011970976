import { cities } from '@paltu/reference';
import { withoutIndexes } from '@paltu/testing/service';
import pg from 'pg';
import { toRow } from '../src/listings/listing-store.ts';
import { theDetails, anApprovedListing, anOwnerId } from './listing-builders.ts';

const listed = (values: readonly string[]): string => `array['${values.join("','")}']`;
const oneOf = (values: readonly string[], every = 1): string => `(${listed(values)})[1 + (i / ${every}) % ${values.length}]`;
const breeds = ['Labrador', 'Persian', 'Parrot', 'Poodle', 'Husky', 'Beagle', 'Siamese', 'Budgerigar', 'Desi mix'];

/** The owner of every hundredth. */
export const busyOwner = anOwnerId();

const restOfDocument = "'a':5D 'gentle':6D 'dog':7D 'that':8D 'loves':9D 'children':10D 'friendly':11C 'trained':12C".replaceAll("'", "''");

// What stands in every row, and what is different in each.
const { pictures, papers, ...plain } = toRow(anApprovedListing({ details: theDetails(), pictures: [] }));
const usual = { ...plain, pictures: JSON.parse(pictures as string), papers: JSON.parse(papers as string) };
const made: Readonly<Record<string, string>> = {
  id: 'gen_random_uuid()',
  owner_id: `case when i % 100 = 0 then '${busyOwner}'::uuid else gen_random_uuid() end`,
  name: `'Pet ' || (i * 7919) % 100003`,
  species: `case when i % 1000 = 7 then 'Hamster' else ${oneOf(['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Other'])} end`,
  breed: oneOf(breeds, 3),
  city_id: oneOf(
    cities.map(({ id }) => id),
    7,
  ),
  gender: `case when i % 100 = 3 then 'Female' else 'Male' end`,
  size: `case when i % 100 = 5 then 'Extra Large' else ${oneOf(['Small', 'Medium', 'Large'], 13)} end`,
  vaccinated: 'i % 100 = 9',
  urgent: 'i % 100 = 11',
  featured: 'i % 500 = 0',
  born_on: `(date '2026-11-01' - (i % 180) * interval '1 month')::date`,
  adoption_type: `case when i % 3 = 0 then 'Sale' when i % 100 = 1 then 'Trial' else 'Adoption' end`,
  price: 'case when i % 3 = 0 then 500 + (i % 997) * 100 else 0 end',
  status: oneOf(['Available', 'Available', 'Pending', 'Adopted'], 17),
  document: `('''pet'':1A ''' || (i * 7919) % 100003 || ''':2A ''' || replace(lower(${oneOf(breeds, 3)}), ' ', ''':3B ''') || ''':4B ${restOfDocument}')::tsvector`,
  approval_status: `case when i % 20 = 0 then 'pending' when i % 20 = 1 then 'rejected' else 'approved' end`,
  rejection_reason: `case when i % 20 = 1 then 'No face' else '' end`,
  is_published: 'i % 20 > 1',
  created_at: `timestamptz '2026-01-01 08:00:00+00' + i * interval '11 seconds'`,
};

const connected = async (databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Every listing is liked by somebody, every hundredth by `memberId`. */
export const insertManyLikes = (databaseUrl: string, memberId: string): Promise<void> =>
  connected(databaseUrl, async (client) => {
    await client.query('insert into interests select id, owner_id, 1, 1, 0 from listings');
    await client.query(
      `insert into likes select case when i % 100 = 2 then $1::uuid else gen_random_uuid() end, id, created_at
       from (select id, created_at, row_number() over () as i from listings) as numbered`,
      [memberId],
    );
    await client.query('vacuum analyze interests, likes');
  });

/** Puts so many listings into the table, as PostgreSQL makes them up, and has it know them. */
export const insertManyListings = (databaseUrl: string, count: number): Promise<void> =>
  connected(databaseUrl, async (client) => {
    const columns = Object.keys(usual);
    await withoutIndexes(client, ['listings'], () =>
      client.query(
        `insert into listings (${columns.join(', ')})
         select ${columns.map((column) => made[column] ?? `usual.${column}`).join(', ')}
         from generate_series(1, ${count}) as i, json_populate_record(null::listings, $1) as usual`,
        [JSON.stringify(usual)],
      ),
    );
    await client.query('vacuum analyze listings');
  });
