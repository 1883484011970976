import type { FieldError } from '@paltu/kernel';
import { tooManyPieces, tooManyUnpaid } from './order-errors.ts';
import type { AccessoryId } from './order.ts';

const mostUnpaidOrders = 3;
const piecesAlways = 10;
/** Of the pieces of a product. */
const shareOfStock = 1 / 5;

/** What waits for payment of a buyer, and of all who give the same phone number. */
export interface UnpaidRecord {
  readonly orders: number;
  /** Pieces that are reserved by them. */
  readonly pieces: ReadonlyMap<AccessoryId, number>;
}

/** @throws AppError `order.too-many-unpaid` */
export const checkUnpaidOrders = ({ orders }: Pick<UnpaidRecord, 'orders'>): void => {
  if (orders >= mostUnpaidOrders) throw tooManyUnpaid();
};

interface HeldLine {
  readonly accessoryId: AccessoryId;
  readonly quantity: number;
  /** Pieces of the product in its store. */
  readonly stock: number;
}

/** Nobody holds the stock of a store without paying. @throws AppError `order.too-many-pieces` with the lines that are too large */
export const checkUnpaidPieces = ({ pieces }: Pick<UnpaidRecord, 'pieces'>, lines: readonly HeldLine[]): void => {
  const wrong = lines.flatMap(({ accessoryId, quantity, stock }, at): FieldError[] => {
    const most = Math.max(piecesAlways, Math.floor(stock * shareOfStock));
    const held = pieces.get(accessoryId) ?? 0;
    if (held + quantity <= most) return [];
    const msg = `At most ${most} pieces of this product can be ordered before they are paid for; ${held} of them are in other orders of yours`;
    return [{ path: `items.${at}.quantity`, code: 'too-big', msg }];
  });
  if (wrong.length > 0) throw tooManyPieces({ fields: wrong });
};
