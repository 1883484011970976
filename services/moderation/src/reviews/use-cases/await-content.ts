import type { PetId } from '@paltu/projections';
import type { ReviewQueries } from './ports.ts';

/** How long an admin waits for an event that is on its way, and how often to look, in milliseconds. */
export interface ContentTimeout {
  readonly timeoutMs: number;
  readonly pollMs: number;
}

const defaultTimeout: ContentTimeout = { timeoutMs: 2_000, pollMs: 50 };

export interface AwaitContentNeeds {
  readonly queries: Pick<ReviewQueries, 'findContentVersion'>;
  readonly wait: (ms: number) => Promise<void>;
}

export type AwaitContent = (petId: PetId, contentVersion: number | undefined) => Promise<void>;

/**
 * Waits until the events of a pet have arrived, up to the version that is asked for or any. Resolves when the time is up too:
 * whoever decides then sees what is missing.
 */
export const awaitContent =
  ({ queries, wait }: AwaitContentNeeds, { timeoutMs, pollMs }: ContentTimeout = defaultTimeout): AwaitContent =>
  async (petId, contentVersion = 1) => {
    for (let waitedMs = 0; ; waitedMs += pollMs) {
      const known = await queries.findContentVersion(petId);
      if ((known ?? 0) >= contentVersion || waitedMs + pollMs > timeoutMs) return;
      await wait(pollMs);
    }
  };
