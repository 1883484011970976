import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '@paltu/kernel';
import type { ClientSession } from 'mongoose';
import type { Documents } from './connect-documents.ts';

/** The server ends a transaction by itself then, when it looks for such ones: see `transactionLifetimeLimitSeconds`. */
const endsByItselfMs = 30_000;

/** No answer of the server: of a transaction that it was to end it may know nothing. */
const wasCutOff = (error: unknown): boolean =>
  error instanceof Error && (/Network|PoolCleared/.test(error.name) || (error.cause !== error && wasCutOff(error.cause)));

/**
 * Has the server end what a session left open whose connection broke, as soon as the server answers again. Until then that transaction
 * holds what it has written, and all who want it stand in its way. Does not reject.
 */
export const killOrphanedSession = async (
  { connection }: Documents,
  { id, serverSession }: ClientSession,
  error: unknown,
): Promise<void> => {
  if (!wasCutOff(error)) return;
  // Nobody else is given it: what ends it may come late.
  serverSession.isDirty = true;
  const endsAt = performance.now() + endsByItselfMs;
  const pauses = backoff(100, 1_000);
  while (id !== undefined && performance.now() < endsAt) {
    try {
      await connection
        .getClient()
        .db('admin')
        .command({ killSessions: [id] });
      return;
    } catch {
      await sleep(pauses.next(), undefined, { ref: false });
    }
  }
};
