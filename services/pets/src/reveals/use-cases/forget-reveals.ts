import type { Clock } from '@paltu/kernel';
import type { Reveals } from './ports.ts';

/** As long as somebody may still complain of a call. */
const keptMs = 90 * 24 * 60 * 60_000;

export interface ForgetRevealsNeeds {
  readonly reveals: Pick<Reveals, 'forget'>;
  readonly clock: Clock;
}

/** Returns how many were forgotten. */
export const forgetReveals =
  ({ reveals, clock }: ForgetRevealsNeeds) =>
  (): Promise<number> =>
    reveals.forget(new Date(clock.now().getTime() - keptMs));
