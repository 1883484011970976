import { emailKey } from '@paltu/reference';
import type { Knex } from 'knex';
import type { VerifiedEmail } from '../use-cases/ports.ts';

/** Messages joined with their conversations: those that came from an address since it is known to be theirs. */
export const ofVisitor =
  ({ email, since }: VerifiedEmail) =>
  (messages: Knex.QueryBuilder): void =>
    void messages
      .whereNotNull('visitor')
      .whereRaw("visitor ->> 'emailKey' = ?", [emailKey(email)])
      .where('sent_at', '>=', since);
