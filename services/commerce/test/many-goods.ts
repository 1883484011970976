import { withoutIndexes } from '@paltu/testing/service';
import pg from 'pg';

/** What many of each have in common with what is there already. */
export interface Popular {
  readonly storeId: string;
  readonly accessoryId: string;
  readonly memberId: string;
}

/** Copies of one store, all over Pakistan: one in fifty is closed, one in a thousand is featured. */
const stores = `insert into stores select whole.* from (select to_jsonb(stores) as store from stores where id = :storeId) as usual,
  generate_series(1, :count) as i,
  lateral (select radians(24 + (i * 7919 % 12000) / 1000.0) as north, radians(62 + (i * 1049 % 13000) / 1000.0) as east) as place,
  lateral jsonb_populate_record(null::stores, store || jsonb_build_object(
    'id', gen_random_uuid(), 'owner_id', gen_random_uuid(), 'name', 'Shop ' || md5(i::text),
    'city_id', (array['lahore', 'karachi', 'islamabad', 'multan', 'quetta', 'peshawar', 'sialkot', 'gujrat'])[1 + i % 8],
    'type', (array['Pet Store', 'Online Store', 'Grooming Salon', 'Veterinary Clinic', 'Pet Hotel'])[1 + i % 5],
    'featured', i % 1000 = 0, 'is_public', i % 50 <> 0, 'products', i % 300,
    'document', to_tsvector('simple', 'shop food ' || md5(i::text) || ' name' || i % 5000)::text,
    'place', cube(array[cos(north) * cos(east), cos(north) * sin(east), sin(north)])::text,
    'created_at', timestamptz '2026-01-01' + i * interval '11 seconds',
    'rating', (i % 51) / 10.0, 'reviews', 1, 'rating_sum', 3, 'review_version', 1)) as whole`;

/** All columns of products but those that PostgreSQL makes of them. */
export const columnsOfAccessories = `id, store_id, owner_id, version, name, description, category, price, original_price, pictures, status, stock, reserved, featured,
  hidden, hidden_reason, decided_up_to, recall, created_at, updated_at, removed_at, is_offered, is_store_open, document, popularity, rating, reviews,
  rating_sum, review_version, for_species, for_species_guessed`;

/** Copies of one product; two hundred of them are in one store. */
const accessories = `insert into accessories (${columnsOfAccessories}) select ${columnsOfAccessories.replaceAll(/\w+/g, 'whole.$&')}
  from (select to_jsonb(accessories) as accessory from accessories where id = :accessoryId) as usual,
  (select id as store_id, owner_id, row_number() over () as i from stores) as numbered,
  lateral jsonb_populate_record(null::accessories, accessory || jsonb_build_object(
    'id', gen_random_uuid(), 'store_id', case when i <= 200 then :storeId::uuid else numbered.store_id end, 'owner_id', numbered.owner_id,
    'name', 'Bowl ' || md5(i::text), 'price', 1 + i % 20000, 'original_price', 20001,
    'category', (array['Food & Treats', 'Toys & Entertainment', 'Health & Grooming', 'Beds & Furniture', 'Collars & Leashes', 'Bowls & Feeders',
      'Carriers & Travel'])[1 + i % 7],
    'status', case when i % 40 = 0 then 'draft' else 'active' end, 'is_offered', i % 40 <> 0, 'is_store_open', i % 50 <> 0,
    'stock', i % 10, 'reserved', 0, 'featured', i % 1000 = 1, 'popularity', i % 700,
    'document', to_tsvector('simple', 'bowl steel ' || md5(i::text) || ' name' || i % 5000)::text
      || case when i % 3000 = 0 then ' ''=species hamster''' when i % 2 = 0 then ' ''=species cat''' else '' end,
    'created_at', timestamptz '2026-01-01' + i * interval '11 seconds',
    'rating', (i % 51) / 10.0, 'reviews', 1, 'rating_sum', 3, 'review_version', 1)) as whole`;

/** Two of each product's, but a thousand of one's, and as many by one member. */
const reviewsOf = (table: string, things: string, popular: string): string => `insert into ${table}
  select gen_random_uuid(), case when i <= 1000 then :${popular}::uuid else thing_id end,
    case when i > 1000 and i <= 2000 then :memberId::uuid else gen_random_uuid() end, 1, 1 + i % 5, 'Kind', reviewed, reviewed
  from (select id as thing_id, row_number() over () as i from ${things} where id <> :${popular}) as numbered,
    lateral (select timestamptz '2026-01-01' + i * interval '11 seconds' as reviewed) as time`;

const interests = `insert into interests (id, owner_id, version, likes, views, kind)
  select id, owner_id, 1, 1, 0, 'accessory' from accessories on conflict do nothing`;

/** One like of each product; every hundredth is one member's. */
const likes = `insert into likes (member_id, thing_id, liked_at, kind)
  select case when i % 100 = 0 then :memberId::uuid else gen_random_uuid() end, id, timestamptz '2026-01-01' + i * interval '11 seconds', 'accessory'
  from (select id, row_number() over () as i from interests) as numbered`;

const sold = `insert into sold_days select id, current_date - (i % 80)::integer, 3
  from (select id, row_number() over () as i from accessories) as numbered on conflict do nothing`;
const soldAccessories = 'insert into sold_accessories select id, 1, false from accessories on conflict do nothing';

/** Fifty lines in that of one member, two in those of the others. */
const carts = `insert into carts select case when i = 1 then :memberId::uuid else gen_random_uuid() end, lines, null, now()
  from generate_series(1, :count) as i, lateral (
    select json_agg(json_build_object('accessoryId', id, 'quantity', 1)) as lines
    from (select id from accessories order by id limit case when i = 1 then 50 else 2 end) as picked) as chosen
  on conflict (member_id) do update set lines = excluded.lines`;

/** One order of each product; a thousand by one member, and as many of one store. Nearly all are long over. */
const orders = `insert into orders (id, number, buyer_id, version, payment_method, subtotal, shipping, discount, total, note, placed_at, updated_at, is_under_way,
    payment_status, payment_due_at, phone_digest, address_digest)
  select gen_random_uuid(), 'N' || i, case when i <= 1000 then :memberId::uuid else gen_random_uuid() end, 1, 'cash-on-delivery', 100, 200, 0, 300, '',
    placed, placed, i % 100 = 0, case when i % 500 = 0 then 'in-check' when i % 1000 = 1 then 'awaiting' else 'at-door' end,
    case when i % 1000 = 1 then placed end, md5('phone ' || i / 10), md5('address ' || i / 10)
  from generate_series(1, :count) as i, lateral (select timestamptz '2026-01-01' + i * interval '11 seconds' as placed) as time`;

const parcels = `insert into parcels (id, order_id, buyer_id, store_id, store_name, seller_id, status, lines, courier, tracking_number, is_restocked, history,
    placed_at, status_at, delivered_at, settles_at, reminders_sent, next_due_at, waits_for_admin, contest, return_refused_at)
  select gen_random_uuid(), orders.id, buyer_id, :storeId::uuid, '', case when i <= 1000 then (select owner_id from stores where id = :storeId::uuid)
      else gen_random_uuid() end,
    case when i % 100 = 0 then 'placed' when i % 10 = 0 then 'refused' else 'delivered' end, '[]', '', '', false, '[]', placed_at, placed_at,
    case when i % 10 = 0 then null else placed_at end,
    case when i % 10 = 0 then null when i % 100 = 1 then 'infinity' else placed_at + interval '7 days' end, 0, case when i % 1000 = 0 then placed_at end, i % 500 = 0,
    case when i % 200 = 0 then '{"kind": "refusal", "status": "upheld", "reason": ""}'::jsonb end, case when i % 200 = 1 then placed_at end
  from (select *, row_number() over () as i from orders) as orders
  where not exists (select from parcels known where known.order_id = orders.id)`;

const refunds = `insert into refunds select gen_random_uuid(), order_id, id, '[]', 100, case when i % 100 = 0 then 'due' else 'paid' end, '', placed_at,
    case when i % 100 = 0 then null else placed_at end
  from (select *, row_number() over () as i from parcels) as parcels`;

const payments = `insert into payments select 'bank-transfer', 'FT ' || i, id, 300, placed_at
  from (select *, row_number() over () as i from orders) as orders`;

const attempts = `insert into wallet_attempts select 'T' || i, id, 'jazzcash', 300, case when i % 1000 = 0 then 'open' else 'paid' end, placed_at,
    case when i % 1000 = 0 then placed_at end
  from (select *, row_number() over () as i from orders) as orders`;
const simulated = `insert into simulated_payments select reference, amount, 'success', started_at from wallet_attempts`;

const bookings = `insert into courier_bookings select id, order_id, 'test-courier', 300, 'booked', placed_at,
    case when i % 1000 = 0 then placed_at end
  from (select *, row_number() over () as i from parcels) as parcels`;
const reports = `insert into courier_reports select parcel_id, 'delivered', asked_at from courier_bookings`;
const carried = `insert into simulated_parcels select parcel_id, 'TEST-' || parcel_id, to_collect, 'delivers', asked_at, asked_at from courier_bookings`;

const homingPets = `insert into homing_pets select gen_random_uuid(), 1, 'Cat', 'lahore' from generate_series(1, :count)`;
const homecomings = `insert into homecomings select gen_random_uuid(), 1, id, case when i % 100 = 0 then :memberId::uuid else gen_random_uuid() end,
    now() - i * interval '1 second'
  from (select id, row_number() over () as i from homing_pets) as pets`;

/** One for each parcel: a thousand in the ledger of one store. */
const ledgerRows = `insert into ledger_rows
  select case when i <= 1000 then :storeId::uuid else gen_random_uuid() end, i, order_id, id, 'sale', (array['buyers', 'store'])[1 + i % 2], 100, 100,
    timestamptz '2026-01-01', timestamptz '2026-01-01', md5(i::text)
  from (select *, row_number() over () as i from parcels) as parcels`;
/** One of each store, of which one in a hundred may have something, and as many have a day that is not sealed yet. */
const ledgers = `insert into ledgers (store_id, rows, hash, store, held, paltu, buyers, receipts, sealed_rows)
  select id, :count, '', due, 0, 0, -due, :count, case when is_one_of_hundred then 0 else :count end
  from stores, lateral (select mod(hashtext(id::text), 100) = 0 as is_one_of_hundred) as chosen,
    lateral (select case when id = :storeId then 1000000 when is_one_of_hundred then 100 else 0 end as due) as amount
  on conflict (store_id) do update
    set rows = excluded.rows, store = excluded.store, buyers = excluded.buyers, receipts = excluded.receipts, sealed_rows = excluded.sealed_rows`;

/** Sealed by the same secret as the one that is there already, but not to be opened: of who has something to come nobody may open it. */
const storeAccounts = `insert into store_accounts
  select id, '', (select sealed_by from store_accounts), true, created_at from stores where id <> :storeId and mod(hashtext(id::text), 100) <> 0`;
/** Neither may those of the one member be opened, who has their data exported. */
const refundAccounts = `insert into refund_accounts
  select id, '', (select sealed_by from refund_accounts), case when i % 1000 = 0 then placed_at end
  from (select *, row_number() over () as i from orders) as orders
  where buyer_id <> :memberId and not exists (select from refunds where order_id = orders.id and status = 'due')
    and not exists (select from refund_accounts known where known.order_id = orders.id)`;

/** A thousand of one store. */
const settlements = `insert into settlements select gen_random_uuid(), case when i <= 1000 then :storeId::uuid else id end, owner_id, 100, 100, 'S ' || i,
    '', 'made', '', owner_id, timestamptz '2026-01-01' + i * interval '11 seconds', null
  from (select *, row_number() over () as i from stores) as stores`;

/** One in fifty waits. */
const proposals = `insert into payout_proposals
  select id, 'settlement', store_id, seller_id, null, null, amount, reference, '{amount}', case when waits then 'waiting' else 'refused' end, made_by,
    made_at, case when not waits then made_by end, case when not waits then made_at end, ''
  from (select *, mod(row_number() over (), 50) = 0 as waits from settlements) as settlements`;

const receipts = `insert into receipts select store_id, row_number() over (), id, placed_at from parcels where status <> 'placed'`;

const leavings = `insert into order_leavings select gen_random_uuid(), false, timestamptz '2026-01-01' + i * interval '11 seconds'
  from generate_series(1, :count) as i`;

export const everyTable = [
  ...['stores', 'accessories', 'store_reviews', 'accessory_reviews', 'interests', 'likes', 'sold_days', 'sold_accessories'],
  ...['carts', 'orders', 'parcels', 'order_leavings', 'refunds', 'payments', 'wallet_attempts', 'simulated_payments'],
  ...['courier_bookings', 'courier_reports', 'simulated_parcels', 'homing_pets', 'homecomings'],
  ...['ledgers', 'ledger_rows'],
  ...['store_accounts', 'refund_accounts', 'settlements', 'payout_proposals', 'receipts'],
] as const;

/** Fills every table with so many rows more, on a connection of its own: a service gives no statement that long. */
export const insertManyGoods = async (connectionString: string, popular: Popular, count: number): Promise<void> => {
  const known: Readonly<Record<string, string>> = { ...popular };
  const written = (statement: string): string =>
    statement.replaceAll(/(?<!:):(\w+)/g, (_, name: string) => (name === 'count' ? `${count}` : `'${known[name]}'`));
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await withoutIndexes(client, everyTable, async () => {
      // What refers to another row is made of it here, and words are counted by the test.
      await client.query('set session_replication_role = replica');
      for (const statement of [
        stores,
        accessories,
        reviewsOf('store_reviews', 'stores', 'storeId'),
        reviewsOf('accessory_reviews', 'accessories', 'accessoryId'),
        interests,
        likes,
        sold,
        soldAccessories,
        carts,
        orders,
        parcels,
        leavings,
        refunds,
        payments,
        attempts,
        simulated,
        bookings,
        reports,
        carried,
        homingPets,
        homecomings,
        ledgers,
        ledgerRows,
        storeAccounts,
        refundAccounts,
        settlements,
        proposals,
        receipts,
      ])
        await client.query(written(statement));
      await client.query('reset session_replication_role');
    });
    for (const table of everyTable) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
};
