import { accessoryCategories, cities, storeTypes } from '@paltu/reference';
import { idOf, memberId, oneOf, part } from './listing-source.ts';

/** Buyers have carts, and once had a parcel, so that they may pay at the door as often as they like. */
export interface ShopFilling {
  readonly goods: number;
  readonly stores: number;
  /** How many of the members buy; each has a cart of products that nobody else has in theirs. */
  readonly buyers: number;
  /** The number of the first member who buys. */
  readonly firstBuyer: number;
}

/** Products of a cart: two of one store, one of the next. */
const perCart = 4;

export const leastGoods = ({ buyers }: Pick<ShopFilling, 'buyers'>): number => perCart * buyers;

const storeId = (number: string): string => idOf(`'bench store ' || (${number})`);
const ownerId = (number: string): string => idOf(`'bench store owner ' || (${number})`);
const goodId = (number: string): string => idOf(`'bench product ' || (${number})`);
const buyerId = ({ firstBuyer }: ShopFilling): string => memberId(`${firstBuyer} + i`);

/** The product that everybody wants. */
export const hotGood = goodId(`'wanted by all'`);

const noVerification = `'{"status":"none","number":0,"registrationNumber":"","validUntil":null,"papers":[],"askedAt":null,"reason":""}'`;
const created = `timestamptz '2026-01-01 08:00:00+00' + i * interval '11 seconds'`;

/** All over Pakistan, one of each owner. */
export const stores = ({ stores: count }: ShopFilling): string => `
  insert into stores (id, owner_id, version, name, type, description, address, city_id, own_place, hours, services, features, featured, verified,
    hidden, registered, hidden_reason, decided_up_to, verification, is_active, is_owner_away, created_at, updated_at, is_public, document, place,
    products, rating, reviews, rating_sum, review_version)
  select ${storeId('i')}, ${ownerId('i')}, 1, name, ${oneOf(storeTypes, 21)}, words, 'Main Boulevard ' || i, ${oneOf(
    cities.map(({ id }) => id),
    22,
  )},
    jsonb_build_object('latitude', latitude, 'longitude', longitude), '9 to 9', array['Delivery'], '{}', false, false, false, false, '', 0,
    ${noVerification}::jsonb, true, false, ${created}, ${created}, true, ${part('name', 'A')} || ${part('words', 'D')},
    cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))]),
    0, (i % 51) / 10.0, 1, 3, 1
  from generate_series(0, ${count - 1}) as i,
    lateral (select 'Paws ' || i as name, 'Everything for dogs and cats, from food to beds.' as words,
      24 + (i * 7919 % 12000) / 1000.0 as latitude, 62 + (i * 1049 % 13000) / 1000.0 as longitude) as made`;

const goodColumns = `id, store_id, owner_id, version, name, description, category, price, original_price, pictures, status, stock, reserved, featured,
  hidden, hidden_reason, decided_up_to, created_at, updated_at, is_offered, is_store_open, document, popularity, rating, reviews, rating_sum,
  review_version, for_species, for_species_guessed`;

const goodOf = ({ stores: count }: ShopFilling, id: string): string => `
  select ${id}, ${storeId(`i / 2 % ${count}`)}, ${ownerId(`i / 2 % ${count}`)}, 1, name, words, category, 100 + i % 90 * 50, 5000,
    jsonb_build_array(jsonb_build_object('id', ${idOf(`'bench picture of product ' || i`)}, 'width', 1600, 'height', 1200)), 'active', 100000, 0,
    false, false, '', 0, ${created}, ${created}, true, true, ${part('name', 'A')} || ${part('category', 'C')} || ${part('words', 'D')}
      || array_to_tsvector(array['=species ' || lower(animal)]),
    (i % 700)::integer, (i % 51) / 10.0, 1, 3, 1, array[animal], true`;

const goodWords = `lateral (select ${oneOf(['Bowl', 'Leash', 'Kibble', 'Cat litter', 'Brush', 'Carrier', 'Bed', 'کھلونا'], 23)} || ' ' || i as name,
      'Strong and easy to clean, made for every ' || lower(animal) || ' of any size. Colour ' || i % 50 as words,
      animal,
      ${oneOf(accessoryCategories, 24)} as category
    from (select ${oneOf(['Cat', 'Dog', 'Bird'], 25)} as animal) as kinds) as made`;

export const goods = (filling: ShopFilling): string => `insert into accessories (${goodColumns}) ${goodOf(filling, goodId('i'))}
  from generate_series(0::bigint, ${filling.goods - 1}::bigint) as i, ${goodWords}`;

export const hotGoods = (filling: ShopFilling): string => `insert into accessories (${goodColumns}) ${goodOf(filling, hotGood)}
  from (select 0::bigint as i) as numbered, ${goodWords}`;

export const carts = (filling: ShopFilling): string => `
  insert into carts (member_id, lines, promo_code, updated_at)
  select ${buyerId(filling)}, jsonb_build_array(${[0, 1, 2].map((nth) => `jsonb_build_object('accessoryId', ${goodId(`i * ${perCart} + ${nth}`)}, 'quantity', 1)`).join(', ')}), null, now()
  from generate_series(0, ${filling.buyers - 1}) as i`;

/** What was ordered stays in the cart, so that it can be ordered again, by everything that is measured. */
export const endlessCarts = `
  create function bench_keeps_lines() returns trigger language plpgsql as $$ begin new.lines := old.lines; return new; end $$;
  create trigger bench_keeps_lines before update on carts for each row when (new.lines = '[]'::jsonb) execute function bench_keeps_lines()`;

export const hotCarts = `update carts set lines = jsonb_build_array(jsonb_build_object('accessoryId', ${hotGood}, 'quantity', 1))`;

const orderId = idOf(`'bench order ' || i`);

export const firstOrders = (filling: ShopFilling): string => `
  insert into orders (id, number, buyer_id, version, payment_method, subtotal, shipping, discount, total, note, placed_at, updated_at, is_under_way)
  select ${orderId}, 'B' || i, ${buyerId(filling)}, 1, 'cash-on-delivery', 100, 200, 0, 300, '', ${created}, ${created}, false
  from generate_series(0, ${filling.buyers - 1}) as i`;

export const firstParcels = (filling: ShopFilling): string => `
  insert into parcels (id, order_id, buyer_id, store_id, store_name, seller_id, status, lines, courier, tracking_number, is_restocked, history,
    placed_at, status_at, delivered_at, reminders_sent, waits_for_admin)
  select ${idOf(`'bench parcel ' || i`)}, ${orderId}, ${buyerId(filling)}, ${storeId('0')}, '', ${ownerId('0')}, 'delivered', '[]', '', '', false,
    '[]', ${created}, ${created}, ${created}, 0, false
  from generate_series(0, ${filling.buyers - 1}) as i`;

/** What the file of Express publishes: nobody takes it from there. */
export const plainOutbox = 'create table plain_outbox (like outbox including all)';
