import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { ContactMessageQueries, ContactMessageScope } from './contact-message-store.ts';
import {
  markContactMessage,
  receiveContactMessage,
  type ContactMailOrder,
  type ContactMessage,
  type ContactMessageId,
} from './contact-message.ts';

export interface SendContactMessageNeeds {
  readonly inTransaction: InTransaction<ContactMessageScope>;
  /** Counts one that is taken, of a member or an address. @throws AppError `request.too-many` */
  readonly countForm: <T>(sender: string, work: () => Promise<T>) => Promise<T>;
  readonly clock: Clock;
  /** Of the operator of the site; empty when nobody is to be notified by mail. */
  readonly operatorEmail: string;
}

interface SendContactMessageRequest extends Omit<ContactMessage, 'id' | 'receivedAt' | 'answeredAt' | 'answeredBy'> {
  /** Of the client. */
  readonly address: string;
  readonly language: ContactMailOrder['language'];
}

/** @throws AppError `request.too-many` */
export const sendContactMessage =
  ({ inTransaction, countForm, clock, operatorEmail }: SendContactMessageNeeds) =>
  async ({ address, language, ...written }: SendContactMessageRequest): Promise<ContactMessage> => {
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

export type SendContactMessage = ReturnType<typeof sendContactMessage>;

interface MarkRequest {
  readonly id: ContactMessageId;
  readonly answered: boolean;
  readonly by: MemberId;
}

/** As answered, or as open again. @throws AppError `contact-message.not-found` */
export const markAnswered =
  ({ inTransaction, clock }: Pick<SendContactMessageNeeds, 'inTransaction' | 'clock'>) =>
  ({ id, answered, by }: MarkRequest): Promise<ContactMessage> =>
    inTransaction(async ({ messages }) => {
      const before = await messages.get(id);
      const after = markContactMessage(before, answered, by, clock.now());
      if (after !== before) await messages.save(after);
      return after;
    });

export type MarkAnswered = ReturnType<typeof markAnswered>;

/** As long as a question may still be answered. */
const keptMs = 365 * 24 * 60 * 60_000;

/** Returns how many were forgotten. */
export const forgetContactMessages = (queries: Pick<ContactMessageQueries, 'forget'>, clock: Clock) => (): Promise<number> =>
  queries.forget(new Date(clock.now().getTime() - keptMs));
