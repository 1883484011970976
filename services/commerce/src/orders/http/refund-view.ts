import { z } from 'zod';
import { contestable } from '../domain/refund-decisions.ts';
import { refundOwers, refundStatuses, type Refund } from '../domain/order.ts';

const instant = z.iso.datetime();

export const refundView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    orderId: z.uuid(),
    /** Null when more was paid than the order came to. */
    parcelId: z.uuid().nullable(),
    items: z.array(z.strictObject({ accessoryId: z.uuid(), quantity: z.int() })).readonly(),
    /** In whole rupees. */
    amount: z.int(),
    /** paltu: pays it; store: gives it back itself, for it has the money; courier: Paltu pays it when the courier has passed the money on. */
    owedBy: z.enum(refundOwers),
    status: z.enum(refundStatuses),
    /** Of the transfer; empty before, and where the store gave none. */
    reference: z.string(),
    dueAt: instant,
    /** When its transfer was recorded, or its store confirmed to have given it back. */
    paidAt: instant.nullable(),
    /** The buyer contests that it came back; `answer` is what the admin who decided wrote to both. */
    contest: z.strictObject({ status: z.enum(['open', 'upheld', 'dismissed']), reason: z.string(), answer: z.string() }).nullable(),
    /** Between these the buyer may contest it; null where there is nothing to contest, or no end to it. */
    mayContestFrom: instant.nullable(),
    mayContestUntil: instant.nullable(),
  })
  .meta({ id: 'Refund' });

export const presentRefund = (refund: Refund): z.input<typeof refundView> => {
  const { id, dueAt, paidAt, ...fields } = refund;
  const times = contestable(refund);
  return {
    ...{ _id: id, id, ...fields },
    ...{ dueAt: dueAt.toISOString(), paidAt: paidAt?.toISOString() ?? null },
    ...{ mayContestFrom: times?.from.toISOString() ?? null, mayContestUntil: times?.until?.toISOString() ?? null },
  };
};
