import { createHash } from 'node:crypto';
import type { MemberId } from '@paltu/kernel';
import { deletedAtOnce, inBatches } from '@paltu/persistence';
import type { Contact, ContactDirectory, OnContactErased } from '@paltu/projections';
import { emailKey } from '@paltu/reference';
import type { Knex } from 'knex';

/** An address, and since when it is known to be the member's. */
export interface VerifiedEmail {
  readonly email: string;
  readonly since: Date;
}

/** A stranger who registers the address of another gets nothing of what came from it before somebody has shown that it is theirs. */
const verifiedEmailIn = ({ email, isEmailVerified, emailVerifiedAt: since }: Contact): VerifiedEmail | undefined =>
  isEmailVerified && since !== null ? { email, since } : undefined;

/** Of a member; undefined as long as nobody has shown that the address is theirs. */
export const verifiedEmails =
  (contacts: ContactDirectory) =>
  async (memberId: MemberId): Promise<VerifiedEmail | undefined> => {
    const contact = (await contacts.find([memberId])).get(memberId);
    return contact && verifiedEmailIn(contact);
  };

/** Under which the attempts of a visitor are kept: always the same for an address, and no id of a member (a UUID of version 8). */
export const visitorId = (key: string): MemberId => {
  const hex = createHash('sha256').update(`visitor:${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-') as MemberId;
};

/** Messages joined with their conversations: those that came from an address since it is known to be theirs. */
export const ofVisitor =
  ({ email, since }: VerifiedEmail) =>
  (messages: Knex.QueryBuilder): void =>
    void messages
      .whereNotNull('visitor')
      .whereRaw("visitor ->> 'emailKey' = ?", [emailKey(email)])
      .where('sent_at', '>=', since);

/** What a member wrote as a visitor until then goes with their account; what came after is of those who read the address now. */
export const forgetVisitsOf: OnContactErased = async (contact, until, trx) => {
  const verified = verifiedEmailIn(contact);
  if (verified === undefined) return;
  const theirs = trx('messages')
    .join('conversations', 'conversations.id', 'conversation_id')
    .modify(ofVisitor(verified))
    .where('sent_at', '<=', until)
    .select('messages.id');
  await trx('messages').whereIn('id', theirs).update({ text: '', masked_text: null, warnings: [] });
  // Where nothing else was written, nothing of it stays.
  await trx('conversations')
    .whereNotNull('visitor')
    .whereRaw("visitor ->> 'emailKey' = ?", [emailKey(verified.email)])
    .where('started_at', '>=', verified.since)
    .where('last_message_at', '<=', until)
    .delete();
};

/** Forgets conversations with visitors in which nothing was written since that instant; returns how many. */
export const knexForgetVisitors =
  (database: Knex) =>
  (before: Date): Promise<number> => {
    const old = database('conversations').select('id').whereNotNull('visitor').where('last_message_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('conversations').whereIn('id', old.clone()).where('last_message_at', '<', before).delete());
  };
