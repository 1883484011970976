import { projector } from '@paltu/events';
import { fromColumns, type Transaction } from '@paltu/persistence';
import { onAccountChanged, upsertNewer, type AccountReport, type PetId } from '@paltu/projections';
import { joinedWordsOf } from '@paltu/reference';
import { rulesBroken, type BesideListing, type ListingRule, type OwnerHistory } from '@paltu/reference/listing-rules';
import type { Knex } from 'knex';
import type { AssessListings, Review } from '../reviews/review.ts';
import { knexRuleQueries } from './rule-store.ts';

/** Listings of one species and breed, however their owners spell it. */
export const kindOfListing = ({ species, breed }: Pick<Review['pet'], 'species' | 'breed'>): string => `${species} ${joinedWordsOf(breed)}`;

/** From fewer prices nothing follows: one litter of a pedigree would make each other pet of its kind suspicious. */
const fewestPrices = 10;

/** The median price of each kind that has enough of them. */
export const mediansOf = (pricesByKind: ReadonlyMap<string, readonly number[]>): { kind: string; median: number }[] =>
  [...pricesByKind].flatMap(([kind, prices]) => {
    if (prices.length < fewestPrices) return [];
    const sorted = prices.toSorted((one, other) => one - other);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
    return [{ kind, median: Math.round((low + high) / 2) }];
  });

interface PricedRow extends Pick<Review['pet'], 'species' | 'breed' | 'price'> {
  readonly pet_id: string;
}

const pricesAtOnce = 2_000;

const pricedSql = `
  select pet_id, pet ->> 'species' as species, pet ->> 'breed' as breed, (pet ->> 'price')::int as price from reviews
  where pet_id > ? and status = 'approved' and not is_deleted and pet ->> 'adoptionType' = 'Sale' order by pet_id limit ${pricesAtOnce}`;

/** Reckons anew what published listings of each kind cost that are for sale. */
export const reckonMedians = (database: Knex) => async (): Promise<void> => {
  const prices = new Map<string, number[]>();
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
    const { rows }: { rows: PricedRow[] } = await database.raw(pricedSql, [after]);
    for (const row of rows) {
      const known = prices.get(kindOfListing(row));
      if (known === undefined) prices.set(kindOfListing(row), [row.price]);
      else known.push(row.price);
    }
    after = rows.length < pricesAtOnce ? undefined : rows.at(-1)?.pet_id;
  }
  const medians = mediansOf(prices);
  await database.transaction(async (trx) => {
    await trx('price_medians').delete();
    if (medians.length > 0) await trx.batchInsert('price_medians', medians, 1_000);
  });
};

const readMedians = async (database: Knex, reviews: readonly Review[]): Promise<ReadonlyMap<string, number>> => {
  const kinds = [...new Set(reviews.map(({ pet }) => kindOfListing(pet)))];
  const rows: { kind: string; median: number }[] = await database('price_medians').whereIn('kind', kinds);
  return new Map(rows.map(({ kind, median }) => [kind, median]));
};

// What came before is counted by the day on which the listing entered review, so that it is judged as it was then.
const historySql = `
  select r.pet_id,
         floor(extract(epoch from r.submitted_at - o.registered_at) / 86400)::int as days_registered,
         (select count(*) from reviews e where e.pet ->> 'ownerId' = r.pet ->> 'ownerId'
            and e.pet_id <> r.pet_id and e.pet ->> 'createdAt' < r.pet ->> 'createdAt')::int as listings_before,
         (select count(*) from reviews e join decisions d on d.pet_id = e.pet_id where e.pet ->> 'ownerId' = r.pet ->> 'ownerId'
            and d.action = 'reject' and d.outcome <> 'superseded' and d.decided_at < r.submitted_at)::int as rejected_before,
         coalesce(o.suspensions, 0) as suspended_before
    from reviews r left join owners o on o.id = (r.pet ->> 'ownerId')::uuid
   where r.pet_id = any(?)`;

type HistoryRow = OwnerHistory & { readonly petId: PetId };

const readHistories = async (database: Knex, reviews: readonly Review[]): Promise<ReadonlyMap<PetId, OwnerHistory>> => {
  const { rows }: { rows: object[] } = await database.raw(historySql, [reviews.map(({ petId }) => petId)]);
  return new Map(rows.map((row) => fromColumns<HistoryRow>(row)).map(({ petId, ...history }) => [petId, history]));
};

const ownerTests = ['registeredWithin', 'fewerListings', 'rejectedBefore', 'suspendedBefore'] as const;

/** What of these listings the rules look at beside themselves: nothing is read that none of them asks for. */
export const readBeside = async (
  database: Knex,
  reviews: readonly Review[],
  rules: readonly ListingRule[],
): Promise<(review: Review) => BesideListing> => {
  const asksOwner = rules.some(({ condition }) => ownerTests.some((test) => condition[test] !== null));
  const asksMedian = rules.some(({ condition }) => condition.belowMedian !== null);
  const medians = asksMedian ? await readMedians(database, reviews) : undefined;
  const histories = asksOwner ? await readHistories(database, reviews) : undefined;
  return ({ petId, pet }) => ({ medianPrice: medians?.get(kindOfListing(pet)), owner: histories?.get(petId) });
};

/** Holds listings against the rules that are on; what these look for is made ready once, until one changes. */
export const assessListings = (usual: Knex): AssessListings<Knex> => {
  let known = { signature: '', rules: [] as readonly ListingRule[], broken: rulesBroken<ListingRule>([]) };
  const readRules = async (database: Knex) => {
    const queries = knexRuleQueries(database);
    const signature = await queries.signature();
    if (known.signature !== signature) {
      const rules = (await queries.list()).filter(({ isOff }) => !isOff).map(({ rule }) => rule);
      known = { signature, rules, broken: rulesBroken(rules) };
    }
    return known;
  };
  return async (reviews, now, database = usual) => {
    const { rules, broken } = await readRules(database);
    const besideOf = await readBeside(database, reviews, rules);
    return (review) => broken(review.pet, now, besideOf(review));
  };
};

interface OwnerRow extends Pick<AccountReport, 'version' | 'isSuspended'> {
  readonly id: string;
  readonly registeredAt: Date | null;
  readonly suspensions: number;
}

/** Who is suspended again after the end of a suspension was suspended once more. Of who is no more nothing stays. */
const ownerAfter = (before: OwnerRow | undefined, { memberId, version, isSuspended, isErased, memberSince }: AccountReport): OwnerRow => {
  const known = { id: memberId, version, isSuspended };
  if (isErased) return { ...known, registeredAt: null, suspensions: 0 };
  const isNew = isSuspended && before?.isSuspended !== true;
  return { ...known, registeredAt: memberSince, suspensions: (before?.suspensions ?? 0) + (isNew ? 1 : 0) };
};

/** Keeps what an account was at an event, unless something newer is known. */
export const keepOwner =
  (trx: Knex.Transaction) =>
  async (report: AccountReport): Promise<void> => {
    const row = (await trx('owners').where({ id: report.memberId }).forUpdate().first()) as object | undefined;
    const before = row && fromColumns<OwnerRow>(row);
    if (before === undefined || before.version < report.version) await upsertNewer(trx, 'owners', [ownerAfter(before, report)]);
  };

/** Members as rules look at them: since when, and how often suspended. */
export const ownersConsumer = projector({
  consumer: 'moderation.owners',
  on: [onAccountChanged<Transaction>(keepOwner)],
  reset: async (trx) => void (await trx('owners').delete()),
});
