import type { Knex } from 'knex';

const isPublished = `approval_status = 'approved' and deleted_at is null`;

const indexes: Readonly<Record<string, string>> = {
  listings_published_newest: '(created_at desc, id desc)',
  listings_published_by_species: '(species, created_at desc, id desc)',
  listings_published_by_city: '(city_id, created_at desc, id desc)',
  listings_published_by_species_and_city: '(species, city_id, created_at desc, id desc)',
  listings_published_by_adoption_type: '(adoption_type, created_at desc, id desc)',
  listings_published_by_price: '(price, id)',
  listings_published_by_name: '(name collate "und-x-icu", id)',
  listings_published_breed: 'using gin (breed gin_trgm_ops)',
};

const indexWhere = async (knex: Knex, condition: string): Promise<void> => {
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`drop index ${name}`);
    await knex.raw(`create index ${name} on listings ${columns} where ${condition}`);
  }
};

/** What "published" means is said by the service alone; the table keeps the answer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table listings add column is_published boolean not null default false`);
  await knex.raw(`update listings set is_published = true where ${isPublished}`);
  await knex.raw(`alter table listings alter column is_published drop default`);
  await indexWhere(knex, 'is_published');
}

export async function down(knex: Knex): Promise<void> {
  await indexWhere(knex, isPublished);
  await knex.raw('alter table listings drop column is_published');
}
