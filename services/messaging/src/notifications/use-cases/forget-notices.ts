import type { Clock } from '@paltu/kernel';
import type { NoticeQueries } from './ports.ts';

/** Nobody looks further back. */
const keptMs = 180 * 24 * 60 * 60_000;

export interface ForgetNoticesNeeds {
  readonly queries: Pick<NoticeQueries, 'forget'>;
  readonly clock: Clock;
}

/** Returns how many notices were forgotten. */
export const forgetNotices =
  ({ queries, clock }: ForgetNoticesNeeds) =>
  (): Promise<number> =>
    queries.forget(new Date(clock.now().getTime() - keptMs));
