import { fromColumns, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Good } from '../domain/cart.ts';
import type { ReadGoods } from '../use-cases/ports.ts';

const goodsSql = (
  takesOrders: string,
): string => `select accessories.id, store_id, accessories.owner_id, accessories.name, accessories.description, category, price, original_price,
    pictures, accessories.is_public as is_sold, recall is not null as is_recalled,
    case when accessories.is_public then stock - reserved else 0 end as available,
    status = 'active' and removed_at is null and not accessories.hidden and not stores.hidden and not is_owner_away as is_shown,
    ${takesOrders} as takes_orders,
    stores.name as store_name, stores.verified as is_store_verified
  from accessories join stores on stores.id = store_id where accessories.id = any(?::uuid[])`;

/** @param takesOrders SQL: whether orders are taken by the row of `stores` beside it */
export const knexGoods =
  (database: Knex, takesOrders: string): ReadGoods =>
  async (ids) => {
    const rows = ids.length === 0 ? [] : await sqlRows<object>(database, goodsSql(takesOrders), [ids]);
    return new Map(rows.map((row) => fromColumns<Good>(row)).map((good) => [good.id, good]));
  };
