import { newId, type Clock } from '@paltu/kernel';
import type { ContactMailOrder } from '../domain/contact-mail.ts';
import { receiveContactMessage, type ContactMessage, type ContactMessageId } from '../domain/contact-message.ts';
import type { InContactMessageTransaction } from './ports.ts';

export interface SendContactMessageNeeds {
  readonly inTransaction: InContactMessageTransaction;
  /** Counts one that is taken, of a member or an address. @throws AppError `request.too-many` */
  readonly countForm: <T>(sender: string, work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
  /** Of the operator of the site; empty when nobody is to be notified by mail. */
  readonly operatorEmail: string;
}

export interface SendContactMessageRequest extends Omit<ContactMessage, 'id' | 'receivedAt'> {
  /** Of the client. */
  readonly address: string;
  readonly language: ContactMailOrder['language'];
}

/** @throws AppError `request.too-many` */
export type SendContactMessage = (request: SendContactMessageRequest) => Promise<ContactMessage>;

export const sendContactMessage =
  ({ inTransaction, countForm, clock, operatorEmail }: SendContactMessageNeeds): SendContactMessage =>
  async ({ address, language, ...written }) => {
    const { state, events } = receiveContactMessage({ ...written, id: newId() as ContactMessageId }, clock.now());
    await countForm(written.memberId === null ? address : `member ${written.memberId}`, () =>
      inTransaction(async ({ messages, outbox, mails }) => {
        await messages.add(state);
        await outbox.append(events);
        if (operatorEmail !== '')
          await mails.add({ kind: 'contact-message', language, contactMessageId: state.id, address: operatorEmail });
      }),
    );
    return state;
  };
