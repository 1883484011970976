import type { Clock, Viewer } from '@paltu/kernel';
import type { PaperUploads, PictureFile } from '@paltu/pictures';
import { orderNotFound } from '../domain/order-errors.ts';
import type { Order, OrderId } from '../domain/order.ts';
import { requireSlipWanted, sendSlip as send } from '../domain/payment-decisions.ts';
import type { InOrderTransaction, OrderQueries } from './ports.ts';

export interface SendSlipNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<OrderQueries, 'find'>;
  readonly uploads: PaperUploads;
  readonly clock: Clock;
}

export interface SentSlip {
  readonly orderId: OrderId;
  readonly file: PictureFile;
  /** Of the transfer, as the bank gave it to the buyer. */
  readonly reference: string;
}

/** @throws AppError `order.not-found`, `payment.wrong-step`, `paper.*` */
export type SendSlip = (viewer: Viewer, slip: SentSlip) => Promise<Order>;

/** The buyer sends the slip of a bank transfer; an earlier one is deleted. */
export const sendSlip =
  ({ inTransaction, queries, uploads, clock }: SendSlipNeeds): SendSlip =>
  async ({ userId }, { orderId, file, reference }) => {
    const found = await queries.find(orderId);
    if (found?.buyerId !== userId) throw orderNotFound();
    // Before the file is kept.
    requireSlipWanted(found);
    return uploads.use(userId, [file], (sent) =>
      inTransaction(async ({ orders, papers, keep }) => {
        const [paper] = sent;
        if (paper === undefined) throw new Error('a file that was sent is no paper');
        const order = await orders.get(orderId);
        await papers.claim([paper.id], orderId);
        return keep(order, send(order, { ...paper, reference }, clock.now()));
      }),
    );
  };
