import type { Clock } from '@paltu/kernel';
import type { SessionArchive } from './ports.ts';

/** For a week an expired token still answers that it expired; then nobody knows it. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Returns how many tokens were forgotten. */
export type ForgetExpiredSessions = () => Promise<number>;

export interface ForgetExpiredSessionsNeeds {
  readonly archive: SessionArchive;
  readonly clock: Clock;
}

export const forgetExpiredSessions =
  ({ archive, clock }: ForgetExpiredSessionsNeeds): ForgetExpiredSessions =>
  () =>
    archive.forgetExpired(new Date(clock.now().getTime() - keptMs));
