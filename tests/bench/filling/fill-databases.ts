import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunningProduct } from '../../product/running-product.ts';
import { newMember } from '../../product/members.ts';
import { print } from '../../expectations.ts';
import { listingSource, memberId, part } from './listing-source.ts';

export interface Filling {
  readonly listings: number;
  readonly members: number;
  /** The first of the members are admins. */
  readonly admins: number;
}

const perStatement = 50_000;

export const emailOf = (member: number): string => `bench-${member}@paltu.example`;

const priced = `case adoption_type when 'Sale' then 500 + (i % 90) * 1000 else 0 end`;
const reason = `case approval_status when 'rejected' then 'The picture shows no face' else '' end`;

const document = `${part('name', 'A')} || ${part(`concat_ws(' ', breed, species, city_id)`, 'B')}
  || ${part(`concat_ws(' ', array_to_string(tags, ' '), color)`, 'C')} || ${part('description', 'D')}
  || array_to_tsvector(array['=breed ' || lower(breed), '=species ' || lower(species), '=city ' || city_id])`;

const noPapers = `'{"vaccinationRecords":null,"healthCertificate":null}'::jsonb`;

const listings = (source: string): string => `
  insert into listings (id, owner_id, version, content_version, name, species, breed, age, gender, color, size, weight, description,
    health_status, vaccinated, neutered, microchipped, special_needs, adoption_type, price, city_id, status, urgent, experience, home_type,
    children, other_pets, tags, personality, good_with, training_level, reason_for_rehoming, pictures, featured, approval_status,
    rejection_reason, decisions, created_at, updated_at, submitted_at, deleted_at, papers, adoption_version,
    is_published, is_owner_away, document, aged_at, aged_as, born_on)
  select id, owner_id, 1, 1, name, species, breed, age, gender, color, size, weight, description,
    health_status, vaccinated, neutered, microchipped, '', adoption_type, ${priced}, city_id, status, urgent, experience, home_type,
    children, other_pets, tags, personality, good_with, training_level, '', pictures, false, approval_status,
    ${reason}, '{}', created_at, created_at, created_at, null, ${noPapers}, 0,
    approval_status = 'approved', false, ${document}, created_at, age, (created_at - age::interval)::date
  from (${source}) as made`;

const instant = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const reviews = (source: string): string => `
  insert into reviews (pet_id, version, content_version, pet, owner_status, status, reason, previous, submitted_at, is_deleted,
    is_owner_away, document)
  select id, 1, 1,
    jsonb_build_object('id', id, 'ownerId', owner_id, 'name', name, 'species', species, 'breed', breed, 'age', age, 'gender', gender,
      'color', color, 'size', size, 'weight', weight, 'description', description, 'healthStatus', health_status,
      'vaccinated', vaccinated, 'neutered', neutered, 'microchipped', microchipped, 'specialNeeds', '', 'adoptionType', adoption_type,
      'price', ${priced}, 'cityId', city_id, 'status', status, 'urgent', urgent,
      'requirements', jsonb_build_object('experience', experience, 'homeType', home_type, 'children', children, 'otherPets', other_pets))
    || jsonb_build_object('tags', tags, 'personality', personality, 'goodWith', good_with, 'trainingLevel', training_level,
      'reasonForRehoming', '', 'images', pictures, 'featured', false, 'createdAt', ${instant}, 'updatedAt', ${instant}),
    approval_status, approval_status, ${reason}, null, created_at, false, false, ${document}
  from (${source}) as made
  -- Some of them moderation may have consumed meanwhile, when filling takes long: pets lets go of pictures that were refused long ago.
  on conflict (pet_id) do nothing`;

/** Of a projection of members. */
export const members = (count: number): string => `
  insert into members (id, version, first_name, last_name, is_verified)
  select ${memberId('i')}, 1, 'Ayesha', 'Khan ' || i, false from generate_series(0, ${count - 1}) as i`;

/** Copies of one account that was registered as usual, for one password hash costs as much as a thousand rows. */
const accounts = ({ members: count, admins }: Filling): string => `
  insert into accounts (id, version, first_name, last_name, email, email_key, phone, city_id, address, bio, picture, user_type,
    is_email_verified, marketing_emails, password_hash, created_at, updated_at, document)
  select ${memberId('i')}, 1, 'Ayesha', 'Khan ' || i, 'bench-' || i || '@paltu.example', 'bench-' || i || '@paltu.example', phone,
    city_id, address, bio, picture, case when i < ${admins} then 'admin' else 'user' end, is_email_verified, marketing_emails,
    password_hash, created_at, updated_at, to_tsvector('simple', 'ayesha khan ' || i)
  from (select * from accounts where email = $1) as registered, generate_series(0, ${count - 1}) as i`;

/** Hands a connection to `work`, and closes it. */
export const inDatabase = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const fill = async (client: pg.Client, filling: Filling, statement: (source: string) => string): Promise<void> => {
  await client.query(members(filling.members));
  for (let from = 0; from < filling.listings; from += perStatement) {
    const to = Math.min(from + perStatement, filling.listings) - 1;
    await client.query(statement(listingSource(from, to, filling.members)));
  }
  await client.query('vacuum analyze');
};

/** Pets counts the words of what was written, some at a time: a search knows how many it will find once it has. */
const untilWordsAreCounted = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rowCount } = await client.query('select from search_word_changes limit 1');
    if (rowCount === 0) break;
    await sleep(500);
  }
  await client.query('vacuum analyze search_words, search_word_changes');
};

/**
 * Writes what a product of that size would hold, straight into its databases: listings, members, and what moderation knows of them unless nothing asks that.
 */
export const fillDatabases = async (product: RunningProduct, filling: Filling, hasReviews: boolean): Promise<void> => {
  const startedAt = performance.now();
  const { email } = await newMember(product.address);
  await inDatabase(await product.databaseUrl('auth'), (client) => client.query(accounts(filling), [email]));
  await inDatabase(await product.databaseUrl('pets'), async (client) => {
    await fill(client, filling, listings);
    await untilWordsAreCounted(client);
  });
  if (hasReviews) await inDatabase(await product.databaseUrl('moderation'), (client) => fill(client, filling, reviews));
  print(`${filling.listings} listings of ${filling.members} members in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
};
