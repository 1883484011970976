import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ListingCount, ReadListingCounts } from '../use-cases/listing-stats.ts';

// One reading of the index that holds these four columns, and nothing else of a listing.
const counting = `
  select status, species, adoption_type as "adoptionType", city_id as "cityId", count(*)::integer as count
  from listings where is_published group by status, species, adoption_type, city_id`;

export const knexListingCounts =
  (database: Knex): ReadListingCounts =>
  () =>
    sqlRows<ListingCount>(database, counting);
