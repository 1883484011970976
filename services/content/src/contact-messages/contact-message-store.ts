import { orRefuse, type MemberId } from '@paltu/kernel';
import type { MailQueue } from '@paltu/mail';
import { deletedAtOnce, fromColumns, inBatches, readPage, toColumns, updateRow, type PageWanted } from '@paltu/persistence';
import { emailKey } from '@paltu/reference';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import {
  contactMessageNotFound,
  type ContactMailOrder,
  type ContactMessage,
  type ContactMessageId,
  type ContactMessageReceived,
} from './contact-message.ts';

/** A member as somebody who writes to us: logged in, or from an address since it is known to be theirs. */
export interface Writer {
  readonly memberId: MemberId;
  readonly verified: { readonly email: string; readonly since: Date } | undefined;
}

interface ContactMessagePage {
  readonly messages: readonly ContactMessage[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** The second condition is written as in its index. */
const ofWriter =
  ({ memberId, verified }: Writer): Knex.QueryCallback =>
  (messages) => {
    messages.where({ member_id: memberId });
    if (verified === undefined) return;
    const { email, since } = verified;
    void messages.orWhere((theirs) => void theirs.whereRaw('lower(email) = ?', [emailKey(email)]).where('received_at', '>=', since));
  };

const toContactMessage = (row: object): ContactMessage => fromColumns<ContactMessage>(row);

export const knexContactMessages = (trx: Knex.Transaction) => ({
  add: async (message: ContactMessage): Promise<void> => {
    await trx('contact_messages').insert(toColumns(message));
  },
  /** Locked until the transaction ends. @throws AppError `contact-message.not-found` */
  get: async (id: ContactMessageId): Promise<ContactMessage> =>
    toContactMessage(
      orRefuse((await trx('contact_messages').where({ id }).forUpdate().first()) as object | undefined, contactMessageNotFound),
    ),
  save: (message: ContactMessage): Promise<void> => updateRow(trx, 'contact_messages', message.id, toColumns(message)),
  /** Takes away all that a writer has sent until that instant. */
  forgetWriter: async (writer: Writer, until: Date): Promise<void> => {
    await trx('contact_messages').where(ofWriter(writer)).where('received_at', '<=', until).delete();
  },
});

/** All that a use case may write with. */
export interface ContactMessageScope {
  readonly messages: ReturnType<typeof knexContactMessages>;
  readonly outbox: { append(events: readonly ContactMessageReceived[]): Promise<void> };
  readonly mails: MailQueue<ContactMailOrder>;
}

interface ContactMessageFilter {
  /** Of either when it is undefined. */
  readonly isAnswered: boolean | undefined;
  readonly sortBy: keyof typeof orders;
}

const orders = { newest: 'received_at desc, id desc', oldest: 'received_at, id' };

/** @param cap totals are counted no further than one over it. */
export const knexContactMessageQueries = (database: Knex, cap = totalCap) => ({
  list: async (page: PageWanted, { isAnswered, sortBy }: ContactMessageFilter): Promise<ContactMessagePage> => {
    const wanted = database('contact_messages');
    if (isAnswered === true) void wanted.whereNotNull('answered_at');
    if (isAnswered === false) void wanted.whereNull('answered_at');
    const { rows, counted } = await readPage(wanted, orders[sortBy], page, cap);
    return { messages: rows.map(toContactMessage), counted };
  },
  find: async (id: ContactMessage['id']): Promise<ContactMessage | undefined> => {
    const row = (await database('contact_messages').where({ id }).first()) as object | undefined;
    return row && toContactMessage(row);
  },
  /** All that a writer has sent, the first one first. */
  listOf: async (writer: Writer): Promise<readonly ContactMessage[]> => {
    const rows: object[] = await database('contact_messages').where(ofWriter(writer)).orderBy('received_at').orderBy('id');
    return rows.map(toContactMessage);
  },
  /** Forgets those before that instant; returns how many. */
  forget: (before: Date): Promise<number> => {
    const old = database('contact_messages').select('id').where('received_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('contact_messages').whereIn('id', old.clone()).delete());
  },
});

export type ContactMessageQueries = ReturnType<typeof knexContactMessageQueries>;
