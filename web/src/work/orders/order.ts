import type { Parcel, ParcelStatus, Order, Refund } from '#shared/api/types.ts';

/** How many pieces of each product are given back, by its id. */
export type Pieces = Readonly<Record<string, number>>;

type Items = Pick<Parcel, 'items'>;

/** What of each product may still be given back. */
export const leftOf = ({ items }: Items) =>
  items
    .map(({ accessoryId, name, quantity, returned }) => ({ accessoryId, name, left: quantity - returned }))
    .filter(({ left }) => left > 0);

/** All that may be given back. */
export const piecesOf = (parcel: Items): Pieces => Object.fromEntries(leftOf(parcel).map(({ accessoryId, left }) => [accessoryId, left]));

/** What is sent: products of which nothing is given back are left out. */
export const returnedItems = (pieces: Pieces) =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([accessoryId, quantity]) => ({ accessoryId, quantity }));

/** The way of a parcel that nothing comes between. */
const usualWay = ['placed', 'confirmed', 'shipped', 'delivered'] as const satisfies readonly ParcelStatus[];

interface ProgressStep {
  status: ParcelStatus;
  /** When it was; null for what is still to come. */
  at: string | null;
}

/** What has happened to a parcel, each step once, and what is still to come while it is under way. */
export function progressOf({ history, status, placedAt }: Pick<Parcel, 'history' | 'status' | 'placedAt'>): readonly ProgressStep[] {
  const steps = new Map<ParcelStatus, string>([['placed', placedAt]]);
  for (const entry of history) {
    // Of a parcel that a store has sent fewer of, the status is entered anew.
    if (!steps.has(entry.status)) steps.set(entry.status, entry.at);
  }
  const done = [...steps].map(([step, at]): ProgressStep => ({ status: step, at }));
  const next = usualWay.slice(usualWay.indexOf(status as (typeof usualWay)[number]) + 1);
  const isUnderWay = usualWay.some((step) => step === status);
  return isUnderWay ? [...done, ...next.filter((step) => !steps.has(step)).map((step) => ({ status: step, at: null }))] : done;
}

/** Whether its buyer may still cancel it: it has not left its store. */
export const mayCancel = ({ status }: Pick<Parcel, 'status'>): boolean => status === 'placed' || status === 'confirmed';

const isContested = ({ contest }: Pick<Parcel, 'contest'>): boolean => contest?.status === 'open';

/** Whether its buyer may confirm to have it, also after its store has; not while an admin decides about it. */
export const mayConfirm = ({ status, receivedAt, contest }: Pick<Parcel, 'status' | 'receivedAt' | 'contest'>): boolean =>
  !isContested({ contest }) && (status === 'shipped' || (status === 'delivered' && receivedAt === null));

/** Whether something of it may still be given back. */
export const mayReturn = ({ status, mayReturnUntil, items, contest }: Parcel, now = Date.now()): boolean =>
  !isContested({ contest }) &&
  (status === 'delivered' || status === 'returned') &&
  mayReturnUntil !== null &&
  Date.parse(mayReturnUntil) > now &&
  leftOf({ items }).length > 0;

/** What a buyer can contest of a parcel. */
export type ContestKind = NonNullable<Parcel['contestable']>['kind'];

/** What a buyer wants to be done with a parcel; `cancel` without one: with all of the order that has not left its store. */
export type BuyerAct =
  | { act: 'cancel'; parcelId: string | undefined }
  | { act: 'received'; parcelId: string }
  | { act: 'return'; parcelId: string; reason: string; items: ReturnType<typeof returnedItems> }
  | { act: 'contest'; parcelId: string; kind: ContestKind; reason: string }
  | { act: 'missingRefund'; parcelId: string; refundId: string; reason: string };

/** What its store has sent meanwhile cannot be cancelled any more, and was not. */
const isAllCancelled = (parcels: Order['parcels']) => !parcels.some(mayCancel) && parcels.some(({ status }) => status === 'cancelled');

/** How a parcel is once it has been done with it. */
const isDoneWith: Readonly<Record<Exclude<BuyerAct['act'], 'missingRefund'>, (parcel: Parcel) => boolean>> = {
  cancel: ({ status }) => status === 'cancelled',
  return: ({ status }) => status === 'return-asked',
  received: ({ receivedAt }) => receivedAt !== null,
  // One that was decided before may stand there until the new one is sent.
  contest: ({ contest }) => contest?.status === 'open',
};

/** Whether it has been done, by the order as it is now. */
export function isDone(
  { act, parcelId, refundId }: Pick<BuyerAct, 'act' | 'parcelId'> & { refundId?: string },
  { parcels, refunds }: Pick<Order, 'parcels' | 'refunds'>,
): boolean {
  if (parcelId === undefined) return isAllCancelled(parcels);
  if (act === 'missingRefund') return refunds.some(({ id, contest }) => id === refundId && contest?.status === 'open');
  return parcels.some((parcel) => parcel.id === parcelId && isDoneWith[act](parcel));
}

/** Whether its buyer may write now that it has not come. */
export const mayContestRefund = ({ mayContestFrom, mayContestUntil, contest }: Refund, now = Date.now()): boolean => {
  if (mayContestFrom === null || contest?.status === 'open') return false;
  return Date.parse(mayContestFrom) <= now && (mayContestUntil === null || Date.parse(mayContestUntil) > now);
};

/** Whether something about it is still to happen, or may. */
const isOpenRefund = (refund: Refund): boolean =>
  refund.status === 'due' || refund.status === 'owed-by-store' || refund.contest?.status === 'open' || mayContestRefund(refund);

export const hasOpenRefund = ({ refunds }: Pick<Order, 'refunds'>): boolean => refunds.some(isOpenRefund);

/** Whether Paltu pays something back, now or once a courier has passed it on, so that it has to know where to. */
export const isPaidByPaltu = ({ refunds }: Pick<Order, 'refunds'>): boolean => refunds.some(({ status }) => status === 'due');

/** What happens next, or happened last. */
export type RefundStage = 'due' | 'withCourier' | 'owed' | 'givenBack' | 'paid';

export const stageOf = ({ status, owedBy }: Refund): RefundStage => {
  if (status === 'due') return owedBy === 'courier' ? 'withCourier' : 'due';
  return ({ paid: 'paid', 'owed-by-store': 'owed', 'given-back': 'givenBack' } as const)[status];
};

/** Pieces of a product that are to come into the cart. */
export interface WantedLine {
  accessoryId: string;
  name: string;
  quantity: number;
}

/** Why a line is not in the cart as it was wanted, and how many pieces are. */
export interface LeftLine {
  accessoryId: string;
  name: string;
  why: 'gone' | 'fewer';
  amount: number;
}

/** What did not come into the cart as it was wanted. */
export const leftOut = (
  wanted: readonly WantedLine[],
  items: readonly Pick<WantedLine, 'accessoryId' | 'quantity'>[],
): readonly LeftLine[] =>
  wanted.flatMap(({ accessoryId, name, quantity }): LeftLine[] => {
    const amount = items.find((item) => item.accessoryId === accessoryId)?.quantity ?? 0;
    return amount >= quantity ? [] : [{ accessoryId, name, why: amount === 0 ? 'gone' : 'fewer', amount }];
  });

/** Where couriers of Pakistan show how far a parcel is, by the number that stands beside the link; sellers write their names in many ways. */
const couriers: readonly (readonly [name: RegExp, page: string])[] = [
  [/\btcs\b|ٹی سی ایس/i, 'https://www.tcsexpress.com/track/'],
  [/leopard|لیپرڈ/i, 'https://www.leopardscourier.com/tracking/'],
  [/\bm ?& ?p\b|\bmnp\b|mulphi/i, 'https://www.mulphilog.com/'],
  [/\btrax\b/i, 'https://trax.pk/tracking/'],
  [/pakistan post|پاکستان پوسٹ/i, 'https://ep.gov.pk/'],
  [/\bpost ?ex\b/i, 'https://postex.pk/tracking'],
];

/** Undefined for a courier that is not known. */
export const trackingPageOf = (courier: string): string | undefined => couriers.find(([name]) => name.test(courier))?.[1];
