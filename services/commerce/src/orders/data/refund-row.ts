import { fromColumns } from '@paltu/persistence';
import type { Refund } from '../domain/order.ts';

/** A row by itself, or as JSON beside its order: then its instants are text. */
interface RefundRow extends Omit<Refund, 'dueAt' | 'paidAt'> {
  readonly storeId: string | null;
  /** For queries alone. */
  readonly isOwed: boolean;
  readonly dueAt: Date | string;
  readonly paidAt: Date | string | null;
}

export const toRefund = (row: object): Refund => {
  const { storeId: _store, isOwed: _owed, dueAt, paidAt, ...refund } = fromColumns<RefundRow>(row);
  return { ...refund, dueAt: new Date(dueAt), paidAt: paidAt === null ? null : new Date(paidAt) };
};
