import { mostPieces } from '@paltu/reference';
import { phoneSchema } from '@paltu/reference/phone-schema';
import {
  choice,
  idParam,
  list,
  optionalMultilineText,
  optionalText,
  pageQuery,
  parameter,
  requiredMultilineText,
  requiredText,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  contestKinds,
  courierIds,
  parcelStatuses,
  paymentMethods,
  type AccessoryId,
  type OrderId,
  type ParcelId,
  type ParcelStatus,
} from './order.ts';

const longestReason = 500;

const mostItems = 100;

const address = z.strictObject({
  fullName: requiredText('Full name', 80),
  phone: phoneSchema({ missing: 'Phone number is required', invalid: 'Please enter a valid phone number' }),
  address: requiredText('Address', 200),
  city: requiredText('City', 60),
  area: optionalText('Area', 100).default(''),
  landmark: optionalText('Landmark', 100).default(''),
});

/** POST /api/v1/orders */
export const checkoutBody = z.strictObject({
  address,
  paymentMethod: choice('Payment method', paymentMethods),
  note: optionalMultilineText('Note', longestReason).default(''),
  expectedTotal: z
    .int('expectedTotal must be a whole number of rupees')
    .min(0, 'expectedTotal must be a whole number of rupees')
    .optional(),
});

export const orderParams = z.object({ id: idParam.transform((id) => id as OrderId) });

export const parcelParams = z.object({ id: idParam.transform((id) => id as ParcelId) });

const quantity = `Quantity must be a whole number from 1 to ${mostPieces}`;

const items = list(
  'items',
  z.strictObject({
    accessoryId: z
      .uuid('accessoryId must be the id of a product')
      .toLowerCase()
      .transform((id) => id as AccessoryId),
    quantity: z.int(quantity).min(1, quantity).max(mostPieces, quantity),
  }),
  mostItems,
)
  .refine((all) => all.length > 0, { error: 'items must name a product', params: { code: 'required' } })
  .refine((all) => new Set(all.map(({ accessoryId }) => accessoryId)).size === all.length, 'items must name each product once');

const steps = parcelStatuses.filter((status) => status !== 'placed');

const status = z.enum(steps, `Status must be one of: ${steps.join(', ')}`);

/** Which step takes what, beside a reason. */
const takenBy = {
  carriedBy: 'shipped',
  courier: 'shipped',
  trackingNumber: 'shipped',
  items: 'return-asked',
  restock: 'returned',
} as const;

const needReason: readonly string[] = ['cancelled', 'return-asked'];

/** PATCH /api/v1/orders/parcels/{id}/status: the status exactly as it is written here. */
export const stepBody = z
  .strictObject({
    status,
    reason: optionalMultilineText('Reason', longestReason).default(''),
    carriedBy: choice('carriedBy', courierIds).optional(),
    courier: optionalText('Courier', 60).optional(),
    trackingNumber: optionalText('Tracking number', 60).optional(),
    items: items.optional(),
    restock: z.boolean('restock must be true or false').optional(),
  })
  .superRefine((body, context) => {
    for (const [field, step] of Object.entries(takenBy))
      if (body[field as keyof typeof takenBy] !== undefined && body.status !== step)
        context.addIssue({ code: 'custom', path: [field], message: `${field} comes with the status ${step} alone`, input: field });
    if ((body.carriedBy ?? 'own-delivery') !== 'own-delivery')
      for (const field of ['courier', 'trackingNumber'] as const)
        if (body[field] !== undefined)
          context.addIssue({ code: 'custom', path: [field], message: `${field} is given by the courier itself`, input: field });
    if (needReason.includes(body.status) && body.reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Reason is required', params: { code: 'required' }, input: '' });
  });

const reason = requiredMultilineText('Reason', longestReason);

/** POST /api/v1/orders/parcels/{id}/drop */
export const dropBody = z.strictObject({ items, reason });

/** POST /api/v1/orders/parcels/{id}/contest */
export const contestBody = z.strictObject({
  kind: z.enum(contestKinds, `kind must be one of: ${contestKinds.join(', ')}`).default('refusal'),
  reason,
});

/** PATCH /api/v1/orders/parcels/{id}/contest */
export const decisionBody = z.strictObject({ upheld: z.boolean('upheld must be true or false'), reason });

/** GET /api/v1/orders, GET /api/v1/orders/disputes */
export const ordersQuery = z.object(pageQuery(20));

/** GET /api/v1/orders/parcels */
export const parcelsQuery = z.object({ ...pageQuery(20), status: parameter(z.enum(parcelStatuses, 'Unknown status')) });

/** Messages of successes, in the words of the product. */
export const successTexts = {
  ordered: 'Your order has been placed. Thank you!',
  cancelled: 'What had not been sent yet is cancelled.',
  dropped: 'The parcel is sent without it.',
  released: 'The parcel is released. Its pieces can be bought again.',
  contested: 'Thank you. Our team will look at it.',
  slipSent: 'Thank you! We check your payment, and your order goes on as soon as it is found.',
  paid: 'The payment is recorded.',
  refused: 'The slip is refused. The buyer may send another one.',
  noticed: 'The wallet was asked.',
  refundToKept: 'What comes back to you goes there.',
  refundPaid: 'The refund is recorded.',
  givenBack: 'The buyer is notified that you gave it back.',
  courierPlayed: 'The test courier was asked.',
  decided: 'The decision is recorded.',
} as const;

export const stepTexts: Readonly<Record<Exclude<ParcelStatus, 'placed'>, string>> = {
  confirmed: 'The parcel is confirmed.',
  shipped: 'The parcel is on its way.',
  delivered: 'The parcel is delivered.',
  cancelled: 'The parcel is cancelled.',
  refused: 'The refusal is recorded.',
  lost: 'The parcel is recorded as lost.',
  'return-asked': 'Your return has been asked for.',
  returned: 'The return is recorded.',
};
