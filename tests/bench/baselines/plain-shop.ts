// The shop as one writes it in one file of Express and pg, on the same database and its indexes: list, search, detail and nearby, and a checkout in
// the same transaction. No gateway, no limits, no logs, no checks of what comes in; who buys is what a header claims.
import { randomUUID } from 'node:crypto';
import { amountsOf, cityName, sharesOf } from '@paltu/reference';
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '' });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type Row = pg.QueryResultRow;

const widths = ['320', '800', '1600'];
const imageOf = ({ id, width, height }: { readonly id: string; readonly width: number; readonly height: number }) => {
  const urlOf = (one: string): string => `/media/commerce/${id}/${one}.webp`;
  return { id, url: urlOf('800'), width, height, urls: Object.fromEntries(widths.map((one) => [one, urlOf(one)])) };
};

const goodOf = (row: Row) => {
  const quantity = (row['stock'] as number) - (row['reserved'] as number);
  return {
    ...{ _id: row['id'], id: row['id'], name: row['name'], description: row['description'], category: row['category'] },
    ...{ price: row['price'], originalPrice: row['original_price'], inStock: quantity > 0, quantity, featured: row['featured'] },
    ...{ rating: Number(row['rating']), reviews: row['reviews'], likes: row['likes'] ?? 0 },
    images: (row['pictures'] as Parameters<typeof imageOf>[0][]).map(imageOf),
    ...{ status: row['status'], recall: row['recall'], vendor: row['vendor'], vendorId: row['store_id'] },
    ...{ createdAt: row['created_at'], updatedAt: row['updated_at'] },
  };
};

const selected = `select a.*, (select likes from interests where id = a.id) as likes,
    json_build_object('_id', s.id, 'name', s.name, 'rating', s.rating, 'verified', s.verified, 'isActive', s.is_active) as vendor
  from accessories a join stores s on s.id = a.store_id`;

const pageOf = (page: number, limit: number, all: number) => {
  const total = Math.min(all, 1_000);
  return { page, limit, total, totalPages: Math.ceil(total / limit), totalIsCapped: all > 1_000 };
};

const counted = async (from: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`select count(*) from (select ${from} limit 1001) as counted`, [...values]);
  return rows[0]?.count ?? 0;
};

const app = express();

app.get('/api/v1/accessories', async (request, response) => {
  const { category, search, excludeIds, page = '1', limit = '20' } = request.query as Record<string, string>;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = ['a.is_public'];
  if (category !== undefined) where.push(`category = ${bind(category)}`);
  if (excludeIds !== undefined) where.push(`a.id <> ${bind(excludeIds)}`);
  const query = search === undefined ? '' : `plainto_tsquery('simple', ${bind(search)})`;
  if (query !== '') where.push(`a.document @@ ${query}`);
  const matching = `where ${where.join(' and ')}`;
  const order = query === '' ? '' : `ts_rank(a.document, ${query}) desc, `;
  const offset = (Number(page) - 1) * Number(limit);
  const [{ rows }, all] = await Promise.all([
    pool.query(`${selected} ${matching} order by ${order}a.created_at desc, a.id desc limit ${Number(limit)} offset ${offset}`, values),
    counted(`from accessories a ${matching}`, values),
  ]);
  response.json({ status: 'success', data: { accessories: rows.map(goodOf), pagination: pageOf(Number(page), Number(limit), all) } });
});

app.get('/api/v1/accessories/:id', async (request, response) => {
  const { rows } = await pool.query<Row>(`${selected} where a.id = $1 and a.is_public`, [request.params.id]);
  if (rows[0] === undefined) response.status(404).json({ status: 'error' });
  else response.json({ status: 'success', data: { accessory: goodOf(rows[0]) } });
});

const storeOf = (row: Row) => ({
  ...{ _id: row['id'], id: row['id'], ownerId: row['owner_id'], name: row['name'], type: row['type'], description: row['description'] },
  ...{ image: row['image'], banner: row['banner'], location: `${row['address']}, ${cityName(row['city_id'] as string)}` },
  ...{ address: row['address'], city: cityName(row['city_id'] as string), ...(row['own_place'] as object), hasOwnPlace: true },
  ...{ hours: row['hours'], sendsWithinDays: row['sends_within_days'], services: row['services'], features: row['features'] },
  ...{ verified: row['verified'], featured: row['featured'] },
  ...{ isActive: row['is_active'], rating: Number(row['rating']), reviews: row['reviews'], products: row['products'] },
  ...{ joinedDate: row['created_at'], distance: Math.round(2 * 6_371_000 * Math.asin((row['chord'] as number) / 2)) },
});

app.get('/api/v1/stores/nearby', async (request, response) => {
  const { latitude, longitude, maxDistance = '10000', page = '1', limit = '20' } = request.query as Record<string, string>;
  const [north, east] = [latitude, longitude].map((degrees) => (Number(degrees) * Math.PI) / 180) as [number, number];
  const point = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  const values = [point, 2 * Math.sin(Number(maxDistance) / 6_371_000 / 2)];
  const within = `from stores where is_public and place <@ cube_enlarge(cube($1::float8[]), $2::float8, 3) and place <-> cube($1::float8[]) <= $2::float8`;
  const offset = (Number(page) - 1) * Number(limit);
  const [{ rows }, all] = await Promise.all([
    pool.query(
      `select *, place <-> cube($1::float8[]) as chord ${within} order by place <-> cube($1::float8[]) limit ${Number(limit)} offset ${offset}`,
      values,
    ),
    counted(within, values),
  ]);
  response.json({ status: 'success', data: { stores: rows.map(storeOf), pagination: pageOf(Number(page), Number(limit), all) } });
});

interface Line {
  readonly accessoryId: string;
  readonly quantity: number;
}

const publish = (client: pg.PoolClient, type: string, id: string, state: object) =>
  client.query('insert into plain_outbox (id, aggregatetype, aggregateid, type, payload, headers) values ($1, $2, $3, $4, $5, $6)', [
    ...[randomUUID(), type, id, type, JSON.stringify(state), '{}'],
  ]);

/** Pieces of each line, in the order of the ids. @throws Error where some are missing */
const reserve = async (client: pg.PoolClient, lines: readonly Line[]): Promise<readonly Row[]> => {
  const goods: Row[] = [];
  for (const { accessoryId, quantity } of lines) {
    const { rows } = await client.query<Row>(
      `update accessories set reserved = reserved + $2, version = version + 1
       where id = $1 and stock - reserved >= $2 and is_public returning *`,
      [accessoryId, quantity],
    );
    if (rows[0] === undefined) throw new Error('a product is not there');
    await publish(client, 'reserved', accessoryId, rows[0]);
    goods.push(rows[0]);
  }
  return goods;
};

const requireOpen = async (client: pg.PoolClient, buyer: string): Promise<void> => {
  const { rows } = await client.query<Row>(
    `select (select count(*)::integer from parcels where buyer_id = $1 and status = 'refused' and status_at >= now() - interval '90 days') as refusals,
      (select count(*)::integer from orders where buyer_id = $1 and payment_method = 'cash-on-delivery' and is_under_way) as open,
      exists (select from parcels where buyer_id = $1 and delivered_at is not null) as "hasReceived"`,
    [buyer],
  );
  const [{ refusals, open, hasReceived } = {}] = rows;
  if (refusals >= 2 || (open >= 3 && hasReceived !== true)) throw new Error('not at the door');
};

interface Placed {
  readonly id: string;
  readonly buyer: string;
  readonly goods: readonly Row[];
  readonly lines: readonly object[];
}

const insertParcels = async (client: pg.PoolClient, { id, buyer, goods, lines }: Placed) => {
  const stores = await client.query<Row>('select id, name from stores where id = any($1)', [
    goods.map((good) => good['store_id'] as string),
  ]);
  const history = JSON.stringify([{ status: 'placed', at: new Date(), by: 'buyer', reason: '', code: '' }]);
  const parcels = stores.rows.map(({ id: storeId, name }) => {
    const own = goods.flatMap((good, at) => (good['store_id'] === storeId ? [{ good, line: lines[at] }] : []));
    return [randomUUID(), storeId, name, own[0]?.good['owner_id'], JSON.stringify(own.map(({ line }) => line))];
  });
  for (const parcel of parcels)
    await client.query(
      `insert into parcels (order_id, buyer_id, history, id, store_id, store_name, seller_id, lines, status, courier, tracking_number, is_restocked,
         placed_at, status_at, reminders_sent, next_due_at, waits_for_admin)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'placed', '', '', false, now(), now(), 0, now() + interval '1 day', false)`,
      [id, buyer, history, ...parcel],
    );
  return parcels;
};

const place = async (client: pg.PoolClient, buyer: string, key: string, wish: Row) => {
  const id = randomUUID();
  await client.query(`insert into idempotency_keys values ($1, $2, '', $3, now())`, [buyer, key, id]);
  const cart = await client.query<Row>('select lines, promo_code from carts where member_id = $1 for update', [buyer]);
  const wanted = ((cart.rows[0]?.['lines'] ?? []) as readonly Line[]).toSorted((one, other) =>
    one.accessoryId < other.accessoryId ? -1 : 1,
  );
  await requireOpen(client, buyer);
  const goods = await reserve(client, wanted);
  const weights = goods.map((good, at) => (good['price'] as number) * (wanted[at]?.quantity ?? 0));
  const amounts = amountsOf(weights, undefined);
  const [shipping, discount] = [sharesOf(amounts.shipping, weights), sharesOf(amounts.discount, weights)];
  const lines = goods.map(({ id: accessoryId, name, price, pictures }, at) => ({
    ...{
      accessoryId,
      name,
      price,
      picture: pictures[0] ?? null,
      ordered: wanted[at]?.quantity,
      quantity: wanted[at]?.quantity,
      returned: 0,
    },
    ...{ shipping: shipping[at], discount: discount[at] },
  }));
  const { subtotal, total } = amounts;
  await client.query(
    `insert into orders (id, number, buyer_id, version, payment_method, subtotal, shipping, discount, total, address, note, placed_at, updated_at,
       is_under_way) values ($1, $2, $3, 1, 'cash-on-delivery', $4, $5, $6, $7, $8, '', now(), now(), true)`,
    [id, id.slice(0, 8), buyer, subtotal, amounts.shipping, amounts.discount, total, JSON.stringify(wish['address'])],
  );
  const parcels = await insertParcels(client, { id, buyer, goods, lines });
  const order = { id, buyer, ...amounts, items: lines, parcels, address: wish['address'] };
  await publish(client, 'placed', id, order);
  await client.query(`update carts set lines = '[]', promo_code = null, updated_at = now() where member_id = $1`, [buyer]);
  return order;
};

app.post('/api/v1/orders', express.json(), async (request, response) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const order = await place(client, request.get('x-buyer') ?? '', request.get('idempotency-key') ?? '', request.body as Row);
    await client.query('commit');
    response.status(201).json({ status: 'success', data: { order } });
  } catch (error) {
    await client.query('rollback');
    response.status(409).json({ status: 'error', message: String(error) });
  } finally {
    client.release();
  }
});

const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
