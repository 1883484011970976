import { limitVariables } from '@paltu/limits';
import { paperVariables } from '@paltu/pictures';
import { keySecretVariables } from '@paltu/sealing';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

export const commerceConfig = serviceConfig
  .extend({
    ...paperVariables,
    /** Where it is kept who was counted today. */
    ...limitVariables,
    ...keySecretVariables,
    /** Nothing can be bought from a store that has given no tax number. */
    STORES_NEED_TAX_NUMBER: z.enum(['on', 'off']).default('off'),
    /** Who plays the wallets: `simulator` offers them as test payments; no wallet is offered with `none`. */
    PAYMENTS: z.enum(['none', 'simulator']).default('simulator'),
    /** Who plays couriers: `simulator` offers a test courier to sellers; none is offered with `none`. */
    COURIERS: z.enum(['none', 'simulator']).default('simulator'),
    /** The account that buyers transfer money to: title, bank and IBAN. Bank transfer is not offered when it is empty. */
    BANK_TRANSFER_TO: z.string().trim().max(200).default(''),
  })
  .superRefine(oneObjectStore);
