import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

const isSigned = ([name, value]: readonly [string, string]): boolean => name.startsWith('pp') && name !== 'pp_SecureHash' && value !== '';

/**
 * The hash by which JazzCash signs, and wants to be signed to: HMAC-SHA256, with the integrity salt as its key, of the salt and the values of
 * all fields that are not empty, in the order of their names. In lower case; case does not matter.
 */
export const jazzCashHash = (fields: Fields, salt: string): string => {
  const signed = Object.entries(fields)
    .filter(isSigned)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHmac('sha256', salt)
    .update([salt, ...signed.map(([, value]) => value)].join('&'))
    .digest('hex');
};

/** Whether fields were signed with the salt. */
export const isSignedBy = (fields: Fields, salt: string): boolean => {
  const [given, expected] = [Buffer.from((fields['pp_SecureHash'] ?? '').toLowerCase()), Buffer.from(jazzCashHash(fields, salt))];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
