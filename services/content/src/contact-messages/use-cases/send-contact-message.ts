import { newId, type Clock } from '@paltu/kernel';
import { receiveContactMessage, type ContactMessage, type ContactMessageId } from '../domain/contact-message.ts';
import type { InContactMessageTransaction } from './ports.ts';

export interface SendContactMessageNeeds {
  readonly inTransaction: InContactMessageTransaction;
  /** @throws AppError `request.too-many` */
  readonly countForm: (address: string) => Promise<void>;
  readonly clock: Clock;
}

export interface SendContactMessageRequest extends Omit<ContactMessage, 'id' | 'receivedAt'> {
  /** Of the client. */
  readonly address: string;
}

/** @throws AppError `request.too-many` */
export type SendContactMessage = (request: SendContactMessageRequest) => Promise<ContactMessage>;

export const sendContactMessage =
  ({ inTransaction, countForm, clock }: SendContactMessageNeeds): SendContactMessage =>
  async ({ address, ...written }) => {
    await countForm(address);
    const { state, events } = receiveContactMessage({ ...written, id: newId() as ContactMessageId }, clock.now());
    await inTransaction(async ({ messages, outbox }) => {
      await messages.add(state);
      await outbox.append(events);
    });
    return state;
  };
