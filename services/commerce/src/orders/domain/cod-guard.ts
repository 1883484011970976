import { codRefused } from './order-errors.ts';

/** Refusals count for so long. */
export const refusalsWithinDays = 90;
const mostRefusals = 2;
const mostOpenOrders = 3;

/** The history of who wants to pay at the door: of the account, and of all that had the same phone number or address. */
export interface CodRecord {
  /** Parcels that were refused in the last 90 days, but for those that are contested, or had a recalled product. */
  readonly refusals: number;
  /** Orders to be paid at the door with a parcel still under way. */
  readonly openOrders: number;
  /** A parcel was delivered once to the account, or by the phone number. */
  readonly hasReceived: boolean;
}

/** @throws AppError `payment.cod-refused` after two refusals, or beyond three open orders before a first delivery */
export const checkCod = ({ refusals, openOrders, hasReceived }: CodRecord): void => {
  if (refusals >= mostRefusals || (!hasReceived && openOrders >= mostOpenOrders)) throw codRefused();
};
