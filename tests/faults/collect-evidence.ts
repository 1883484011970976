import { keptBooks } from '../product/kept-books.ts';
import { keptVisits } from '../product/kept-visits.ts';
import { queryOf } from '../product/query-of.ts';
import type { RunningProduct } from '../product/running-product.ts';
import type { Acknowledged } from './acknowledged-log.ts';
import type { AdoptedCount, Effect, Evidence, KnownVersion, StoredRequest, StoredDecision, StoredPet } from './checks/evidence.ts';
import { withEventStores } from './event-stores.ts';
import { readLog } from './read-log.ts';

const readEffects = async (product: RunningProduct): Promise<Effect[]> => {
  const rows = await queryOf<{ eventId: string; key: string; sequence: string }>(
    product,
    'ledger',
    'select event_id as "eventId", key, sequence from effects order by position',
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
};

const readPets = async (product: RunningProduct): Promise<StoredPet[]> => {
  const rows = await queryOf<Omit<StoredPet, 'version'> & { version: string }>(
    product,
    'pets',
    `select id, version, content_version as "contentVersion", approval_status as "approvalStatus", status,
       reservation ->> 'requestId' as "reservedFor" from listings`,
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
};

const readVersions = async (product: RunningProduct, service: string, columns: string): Promise<KnownVersion[]> => {
  const rows = await queryOf<{ petId: string; version: string }>(product, service, `select ${columns}`);
  return rows.map(({ petId, version }) => ({ petId, version: Number(version) }));
};

const readRequests = (product: RunningProduct): Promise<StoredRequest[]> =>
  queryOf(
    product,
    'adoption',
    `select id, pet_id as "petId", requester_id as "requesterId", status, jsonb_path_query_array(history, '$[*].status') as history
     from requests`,
  );

const readAdopted = async (product: RunningProduct): Promise<AdoptedCount[]> => {
  const sql = 'select requester_id as "memberId", count(*) from adoptions where is_completed group by requester_id';
  const rows = await queryOf<{ memberId: string; count: string }>(product, 'auth', sql);
  return rows.map(({ memberId, count }) => ({ memberId, count: Number(count) }));
};

const readDecisions = (product: RunningProduct): Promise<StoredDecision[]> =>
  queryOf(
    product,
    'moderation',
    'select id, pet_id as "petId", content_version as "contentVersion", action from decisions order by pet_id, number',
  );

/** More than a run that keeps its promises has. */
const mostParked = 1_000;

const readParked = (product: RunningProduct): Promise<string[]> =>
  withEventStores(product, async (stores) => {
    const rows = await Promise.all(stores.map(({ store: { parked } }) => parked.list({}, mostParked)));
    return rows.flat().map(({ consumer, event_id, error }) => `${consumer} parked ${event_id}: ${error}`);
  });

/** Reads every store of the product once it has come to rest. */
export const collectEvidence = async (
  product: RunningProduct,
  acknowledged: readonly Acknowledged[],
  tailSaw: readonly string[],
): Promise<Evidence> => ({
  acknowledged,
  tailSaw,
  log: await readLog(product),
  effects: await readEffects(product),
  pets: await readPets(product),
  reviews: await readVersions(product, 'moderation', 'pet_id as "petId", version from reviews'),
  requests: await readRequests(product),
  adoptions: await readVersions(product, 'adoption', 'pet_id as "petId", version from adoptions'),
  offered: await readVersions(product, 'adoption', 'id as "petId", version from pets'),
  adopted: await readAdopted(product),
  ...(await keptVisits(product)),
  books: await keptBooks(product),
  decisions: await readDecisions(product),
  parked: await readParked(product),
});
