import type { PayoutProposal } from '../../../web/src/shared/api/types.ts';
import { orderId } from './some-orders.ts';
import { storeId } from './some-stores.ts';

const proposalId = (n: number): string => `0199a3f0-0000-7000-a700-${String(n).padStart(12, '0')}`;

/** A settlement that another admin has proposed; name what matters. */
export const aProposal = (n: number, given: Partial<PayoutProposal> = {}): PayoutProposal => ({
  ...{ _id: proposalId(n), id: proposalId(n), kind: 'settlement', storeId: storeId(1), storeName: 'Paws of Gulberg' },
  ...{ refundId: null, orderId: null, orderNumber: null, amount: 120_000, reference: `PLT-${n}`, reasons: ['amount'] },
  ...{ status: 'waiting', proposedBy: proposalId(90), proposedAt: '2026-11-24T09:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, answer: '', mayConfirm: true },
  ...given,
});

const ofRefund = {
  kind: 'refund',
  storeId: null,
  storeName: null,
  refundId: proposalId(80),
  orderId: orderId(1),
  orderNumber: 'K7QX2M01',
} as const;

/** One of another admin, and one of the reader. */
export const waitingProposals = (): PayoutProposal[] => [
  aProposal(1),
  aProposal(2, { ...ofRefund, amount: 4_900, reasons: ['account-changed'], mayConfirm: false }),
];

/** One that was confirmed, and one that was refused. */
export const decidedProposals = (): PayoutProposal[] => {
  const decided = { decidedBy: proposalId(91), decidedAt: '2026-11-24T12:00:00.000Z', mayConfirm: false };
  return [
    aProposal(3, { ...decided, status: 'confirmed', storeName: 'پیارے دوست' }),
    aProposal(4, { ...decided, ...ofRefund, status: 'refused', answer: 'اکاؤنٹ خریدار کا نہیں', reasons: ['amount', 'account-changed'] }),
  ];
};

/** One page of them. */
export const proposalsPage = (proposals: readonly PayoutProposal[]) => ({
  proposals: [...proposals],
  pagination: { page: 1, limit: 20, total: proposals.length, totalPages: 1, totalIsCapped: false },
});
