import { refundContested, refundDecided, refundPaid } from '@paltu/contracts';

/** Whom a refund concerns, and how. */
export const refundNotices = (
  eventType: string,
  { owedBy, contest }: Readonly<Record<string, string>>,
): (readonly ['buyer' | 'seller', string])[] => {
  if (eventType === refundContested.type) return [['seller', 'refund.contested']];
  const decided = contest === 'upheld' ? 'refund.still-owed' : 'refund.settled';
  if (eventType === refundDecided.type)
    return [
      ['buyer', decided],
      ['seller', decided],
    ];
  if (eventType === refundPaid.type) return [['buyer', owedBy === 'store' ? 'refund.given-back' : 'refund.paid']];
  if (owedBy === 'store')
    return [
      ['buyer', 'refund.with-store'],
      ['seller', 'refund.to-give-back'],
    ];
  return [['buyer', owedBy === 'courier' ? 'refund.with-courier' : 'refund.due']];
};
