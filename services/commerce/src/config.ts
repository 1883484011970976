import { limitVariables } from '@paltu/limits';
import { paperVariables } from '@paltu/pictures';
import { keySecretVariables } from '@paltu/sealing';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

const jazzCashVariables = ['JAZZCASH_MERCHANT_ID', 'JAZZCASH_PASSWORD', 'JAZZCASH_SALT', 'JAZZCASH_RETURN_URL'] as const;

export const commerceConfig = serviceConfig
  .extend({
    ...paperVariables,
    /** Where limits count calls and viewers of the day. */
    ...limitVariables,
    ...keySecretVariables,
    /** Nothing can be bought from a store that has given no tax number. */
    STORES_NEED_TAX_NUMBER: z.enum(['on', 'off']).default('off'),
    /** `simulator` offers wallets without keys as test payments; with `none` they are not offered. */
    PAYMENTS: z.enum(['none', 'simulator']).default('simulator'),
    /** `simulator` offers a test courier to sellers; with `none` it is not offered. */
    COURIERS: z.enum(['none', 'simulator']).default('simulator'),
    /** What Paltu bears of promo codes in a month, in whole rupees. */
    PROMO_BUDGET: z.coerce.number().int().min(0).max(1_000_000_000).default(100_000),
    /** What JazzCash gives a merchant. JazzCash is offered only when all of them are set. */
    JAZZCASH_MERCHANT_ID: z.string().trim().max(50).default(''),
    JAZZCASH_PASSWORD: z.string().trim().max(100).default(''),
    JAZZCASH_SALT: z.string().trim().max(100).default(''),
    /** Its live site; its sandbox when empty. */
    JAZZCASH_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    /** The address that JazzCash sends browsers back to, as registered there: the site and /api/v1/orders/payments/jazzcash/return. */
    JAZZCASH_RETURN_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    /** The account that buyers transfer money to: title, bank and IBAN. Bank transfer is not offered when it is empty. */
    BANK_TRANSFER_TO: z.string().trim().max(200).default(''),
  })
  .superRefine(oneObjectStore)
  .superRefine((config, context) => {
    const given = jazzCashVariables.filter((name) => config[name] !== '');
    if (given.length > 0 && given.length < jazzCashVariables.length)
      for (const name of jazzCashVariables)
        if (config[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'must be given with the others of JazzCash' });
  });
