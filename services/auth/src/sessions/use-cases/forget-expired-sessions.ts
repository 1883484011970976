import type { Clock } from '@paltu/kernel';
import { revokeSession } from '../domain/holder-decisions.ts';
import type { InSessionTransaction, SessionArchive } from './ports.ts';

/** For a week an expired token still answers that it expired; then nobody knows it. */
const keptMs = 7 * 24 * 60 * 60_000;

/** In one transaction, for each of them may be an event. */
const atOnce = 500;

/** Returns how many tokens were forgotten. */
export type ForgetExpiredSessions = () => Promise<number>;

export interface ForgetExpiredSessionsNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly archive: SessionArchive;
  readonly clock: Clock;
}

/** A session goes with its last token. That one has ended which nobody had ended is published as it goes: others keep things of it. */
export const forgetExpiredSessions =
  ({ inTransaction, archive, clock }: ForgetExpiredSessionsNeeds): ForgetExpiredSessions =>
  async () => {
    const now = clock.now();
    const before = new Date(now.getTime() - keptMs);
    await archive.forgetChallenges(now);
    const forgotten = await archive.forgetExpired(before);
    const removeSome = (): Promise<number> =>
      inTransaction(async ({ sessions, outbox }) => {
        const removed = await sessions.removeTokenless(before, atOnce);
        await outbox.append(removed.flatMap((session) => revokeSession(session, 'expired', now).events));
        return removed.length;
      });
    while ((await removeSome()) === atOnce);
    return forgotten;
  };
