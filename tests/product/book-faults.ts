import type { KeptAccount, KeptBooks, KeptLine, KeptOrder, KeptParcel, KeptRefund } from './kept-books.ts';

// Counted here by hand, and not as the product does it: two ways that come to the same.

const sumOf = <Thing>(things: readonly Thing[], amountOf: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + amountOf(thing), 0);

const waiting: readonly string[] = ['placed', 'confirmed'];
const backInStore: readonly string[] = ['cancelled', 'refused'];
const neverArrived: readonly string[] = [...backInStore, 'lost'];

/** Pieces of a line that are out of the store. */
const piecesOut = ({ status }: KeptParcel, { quantity, restocked }: KeptLine): number => {
  if (waiting.includes(status) || backInStore.includes(status)) return 0;
  return quantity - restocked;
};

const piecesHeld = ({ status }: KeptParcel, { quantity }: KeptLine): number => (waiting.includes(status) ? quantity : 0);

/** What the last so many pieces of a line come to, with their shares: what was dropped and given back were the first ones. */
const moneyOfLast = ({ price, ordered, shipping, discount }: KeptLine, pieces: number): number => {
  const share = (whole: number): number => whole - Math.floor((whole * (ordered - pieces)) / ordered);
  return price * pieces + share(shipping) - share(discount);
};

const moneyOfParcel = ({ lines }: KeptParcel): number => sumOf(lines, (line) => moneyOfLast(line, line.quantity));
const moneyOfSold = ({ lines }: KeptParcel): number => sumOf(lines, (line) => moneyOfLast(line, line.quantity - line.returned));

/**
 * What does not add up of the pieces of each product: what is there and what is out of the store are what was delivered in, and reserved is
 * what parcels wait for. @param deliveredIn pieces by product
 */
export const stockFaults = ({ goods, parcels }: KeptBooks, deliveredIn: ReadonlyMap<string, number>): string[] => {
  const linesOf = Map.groupBy(
    parcels.flatMap((parcel) => parcel.lines.map((line) => ({ parcel, line }))),
    ({ line }) => line.accessoryId,
  );
  return goods.flatMap(({ id, stock, reserved }) => {
    const lines = linesOf.get(id) ?? [];
    const out = sumOf(lines, ({ parcel, line }) => piecesOut(parcel, line));
    const held = sumOf(lines, ({ parcel, line }) => piecesHeld(parcel, line));
    const given = deliveredIn.get(id);
    return [
      ...(given === undefined || stock + out === given ? [] : [`of ${id} ${given} were delivered in, ${stock} are there, ${out} are out`]),
      ...(reserved === held ? [] : [`of ${id} ${reserved} are reserved, parcels wait for ${held}`]),
    ];
  });
};

const moneyOfOrder = ({ prepaid }: KeptOrder, parcels: readonly KeptParcel[]) => {
  const delivered = parcels.filter(({ isDelivered }) => isDelivered);
  const kept = (prepaid > 0 ? parcels : delivered).filter(({ status }) => !neverArrived.includes(status));
  const cameIn = prepaid > 0 ? prepaid : sumOf(delivered, moneyOfParcel);
  return { cameIn, owed: cameIn - sumOf(kept, moneyOfSold) };
};

const faultsOfOrder = (order: KeptOrder, parcels: readonly KeptParcel[]): string[] => {
  const { id, prepaid, paid, refunded, payments, refunds } = order;
  const { cameIn, owed } = moneyOfOrder(order, parcels);
  return [
    ...(prepaid === payments ? [] : [`order ${id}: ${prepaid} are paid ahead, its payments come to ${payments}`]),
    ...(paid === cameIn ? [] : [`order ${id}: ${paid} are paid, by its parcels ${cameIn} came in`]),
    ...(refunded === owed ? [] : [`order ${id}: ${refunded} go back, by its parcels ${owed}`]),
    ...(refunds === owed ? [] : [`order ${id}: its refunds come to ${refunds}, by its parcels ${owed} go back`]),
  ];
};

/** What one store has in the books. */
interface StoreBooks {
  readonly storeId: string;
  readonly accounts: readonly KeptAccount[];
  readonly parcels: readonly KeptParcel[];
  readonly refunds: readonly KeptRefund[];
  readonly isPaidAhead: (parcel: KeptParcel) => boolean;
}

/** Paltu pays out only what it holds: what came in for delivered parcels, less what went, or is to go, out of it again. */
const faultsOfHeld = ({ storeId, accounts, parcels, refunds, isPaidAhead }: StoreBooks): string[] => {
  const rowsOf = (...names: readonly string[]): number =>
    sumOf(
      accounts.filter(({ account }) => names.includes(account)),
      ({ rows }) => rows,
    );
  const moneyOf = (fits: (parcel: KeptParcel) => boolean): number =>
    sumOf(
      parcels.filter((parcel) => parcel.isDelivered && fits(parcel)),
      moneyOfParcel,
    );
  const owedBy = (ower: string): number =>
    sumOf(
      refunds.filter((refund) => refund.owedBy === ower),
      ({ amount }) => amount,
    );
  const [held, cash] = [rowsOf('store', 'paltu'), rowsOf('held')];
  const isWithPaltu = (parcel: KeptParcel): boolean => isPaidAhead(parcel) || parcel.isPassedOn;
  const cameIn = moneyOf(isWithPaltu) - owedBy('paltu') - rowsOf('settled');
  const taken = moneyOf((parcel) => !isWithPaltu(parcel) && !parcel.isByCourier) - owedBy('store');
  return [
    ...(held === cameIn ? [] : [`ledger of ${storeId}: Paltu has ${held} for it, by its parcels ${cameIn}`]),
    ...(held < 0 ? [`ledger of ${storeId}: ${-held} more went out than came in`] : []),
    ...(cash === taken ? [] : [`ledger of ${storeId}: it has ${cash} in cash, by its parcels ${taken}`]),
  ];
};

const faultsOfLedger = (store: StoreBooks): string[] => {
  const { storeId, accounts, parcels, refunds } = store;
  const sum = sumOf(accounts, ({ rows }) => rows);
  const ofBuyers = sumOf(
    accounts.filter(({ account }) => account === 'buyers'),
    ({ rows }) => rows,
  );
  // What a courier has not passed on is booked as given back when it has.
  const notPassedOn = sumOf(
    refunds.filter(({ owedBy }) => owedBy === 'courier'),
    ({ amount }) => amount,
  );
  const sold =
    notPassedOn +
    sumOf(
      parcels.filter(({ isDelivered }) => isDelivered),
      moneyOfSold,
    );
  return [
    ...accounts.flatMap(({ account, rows, head }) =>
      rows === head ? [] : [`ledger of ${storeId}: ${account} ends with ${head}, its rows come to ${rows}`],
    ),
    ...(sum === 0 ? [] : [`ledger of ${storeId}: its accounts come to ${sum}`]),
    ...(ofBuyers + sold === 0 ? [] : [`ledger of ${storeId}: buyers paid ${-ofBuyers}, by its parcels ${sold}`]),
    ...faultsOfHeld(store),
  ];
};

/** What does not add up of the money: cash that came in, orders with their refunds, and ledgers come to the same. */
export const moneyFaults = ({ orders, parcels, accounts, refunds }: KeptBooks): string[] => {
  const ofOrder = Map.groupBy(parcels, ({ orderId }) => orderId);
  const ofStore = Map.groupBy(parcels, ({ storeId }) => storeId);
  const paidAhead = new Set(orders.filter(({ prepaid }) => prepaid > 0).map(({ id }) => id));
  const isPaidAhead = ({ orderId }: KeptParcel): boolean => paidAhead.has(orderId);
  const ledgers = Map.groupBy(accounts, ({ storeId }) => storeId);
  const stores = new Set([...ledgers.keys(), ...parcels.filter(({ isDelivered }) => isDelivered).map(({ storeId }) => storeId)]);
  return [
    ...orders.flatMap((order) => faultsOfOrder(order, ofOrder.get(order.id) ?? [])),
    ...[...stores].flatMap((storeId) =>
      faultsOfLedger({
        ...{ storeId, isPaidAhead, accounts: ledgers.get(storeId) ?? [], parcels: ofStore.get(storeId) ?? [] },
        refunds: refunds.filter((refund) => refund.storeId === storeId),
      }),
    ),
  ];
};
