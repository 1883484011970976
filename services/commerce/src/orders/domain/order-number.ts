import type { OrderId } from './order.ts';

/** Without letters that are read as others: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters from the random part of the id, for people to read out; of two orders nearly never the same. */
export const numberOf = (id: OrderId): string => {
  const random = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  return Array.from({ length: 8 }, (_, at) => alphabet[Number((random >> BigInt(5 * (7 - at))) & 31n)]).join('');
};
