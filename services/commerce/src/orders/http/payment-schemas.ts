import { requiredMultilineText, requiredText } from '@paltu/service-kit';
import { z } from 'zod';

const longestReference = 60;
const longestReason = 500;
const greatestAmount = 100_000_000_000;

const reference = requiredText('Reference', longestReference);
const wholeRupees = 'amount must be a whole number of rupees, at least 1';
const amount = z.int(wholeRupees).min(1, wholeRupees).max(greatestAmount, wholeRupees).optional();

/** POST /api/v1/orders/{id}/slip, beside the file */
export const slipBody = z.strictObject({ reference });

/** PATCH /api/v1/orders/{id}/payment */
export const checkedBody = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('paid'), reference, amount, second: z.boolean('second must be true or false').optional() }),
    z.strictObject({ status: z.literal('refused'), reason: requiredMultilineText('Reason', longestReason) }),
  ],
  'Status must be one of: paid, refused',
);
