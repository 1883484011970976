import { requiredMultilineText, requiredText } from '@paltu/service-kit';
import { z } from 'zod';

const longestReference = 60;
const longestReason = 500;

const reference = requiredText('Reference', longestReference);

/** POST /api/v1/orders/{id}/slip, beside the file */
export const slipBody = z.strictObject({ reference });

/** PATCH /api/v1/orders/{id}/payment */
export const checkedBody = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ status: z.literal('paid'), reference }),
    z.strictObject({ status: z.literal('refused'), reason: requiredMultilineText('Reason', longestReason) }),
  ],
  'Status must be one of: paid, refused',
);
