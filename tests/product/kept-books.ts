import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';

/** A product that a store offers, in pieces. */
export interface KeptGood {
  readonly id: string;
  readonly stock: number;
  readonly reserved: number;
}

/** Amounts in whole rupees; shares are for all pieces that were ordered. */
export interface KeptLine {
  readonly accessoryId: string;
  readonly price: number;
  readonly ordered: number;
  readonly quantity: number;
  readonly returned: number;
  readonly restocked: number;
  readonly shipping: number;
  readonly discount: number;
}

export interface KeptParcel {
  readonly id: string;
  readonly orderId: string;
  readonly storeId: string;
  readonly status: string;
  readonly lines: readonly KeptLine[];
  readonly isDelivered: boolean;
  /** Its courier took the cash; passed on, Paltu has it. */
  readonly isByCourier: boolean;
  readonly isPassedOn: boolean;
  /** Every status it had, the first one first. */
  readonly history: readonly string[];
}

/** What came in for an order, and what of it went or is to go back: as it stands in the order itself, and as its payments and refunds come to. */
export interface KeptOrder {
  readonly id: string;
  readonly version: number;
  readonly prepaid: number;
  readonly paid: number;
  readonly refunded: number;
  readonly payments: number;
  readonly refunds: number;
}

export interface KeptRefund {
  readonly id: string;
  readonly orderId: string;
  /** The store in whose ledger it is booked; null for what was never delivered. */
  readonly storeId: string | null;
  readonly amount: number;
  readonly status: string;
  readonly owedBy: string;
}

/** An account of the ledger of a store: what its rows come to, and what stands at the end of the ledger. */
export interface KeptAccount {
  readonly storeId: string;
  readonly account: string;
  readonly rows: number;
  readonly head: number;
}

/** What commerce keeps of pieces and of money. */
export interface KeptBooks {
  readonly goods: readonly KeptGood[];
  readonly orders: readonly KeptOrder[];
  readonly parcels: readonly KeptParcel[];
  readonly refunds: readonly KeptRefund[];
  readonly accounts: readonly KeptAccount[];
}

const orders = `select id, version, prepaid, paid, refunded,
    (select coalesce(sum(amount), 0)::bigint from payments where order_id = orders.id) as payments,
    (select coalesce(sum(amount), 0)::bigint from refunds where order_id = orders.id) as refunds
  from orders`;

const parcels = `select id, order_id as "orderId", store_id as "storeId", status, lines,
    delivered_at is not null as "isDelivered", carried_by <> 'own-delivery' as "isByCourier", is_remitted_to_paltu as "isPassedOn",
    jsonb_path_query_array(history, '$[*].status') as history
  from parcels`;

const accounts = `select store_id as "storeId", account, amount as head,
    (select coalesce(sum(amount), 0)::bigint from ledger_rows
      where ledger_rows.store_id = ledgers.store_id and ledger_rows.account = each.account) as rows
  from ledgers, lateral (values ('store', store), ('held', held), ('settled', settled), ('courier', courier), ('paltu', paltu), ('buyers', buyers))
    as each (account, amount)`;

/** The driver gives numbers of eight bytes as text. */
const numbersOf = <Row extends object>(row: Row, ...names: readonly (keyof Row)[]): Row =>
  ({ ...row, ...Object.fromEntries(names.map((name) => [name, Number(row[name])])) }) as Row;

/** Reads the books of commerce. */
export const keptBooks = async (product: RunningProduct): Promise<KeptBooks> => {
  const read = <Row extends object>(sql: string): Promise<Row[]> => queryOf<Row>(product, 'commerce', sql);
  const [keptOrders, refunds, keptAccounts] = [
    await read<KeptOrder>(orders),
    await read<KeptRefund>('select id, order_id as "orderId", store_id as "storeId", amount, status, owed_by as "owedBy" from refunds'),
    await read<KeptAccount>(accounts),
  ];
  return {
    goods: await read('select id, stock, reserved from accessories'),
    orders: keptOrders.map((row) => numbersOf(row, 'prepaid', 'paid', 'refunded', 'payments', 'refunds')),
    parcels: await read(parcels),
    refunds: refunds.map((row) => numbersOf(row, 'amount')),
    accounts: keptAccounts.map((row) => numbersOf(row, 'rows', 'head')),
  };
};
