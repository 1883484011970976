import type { PetId } from '@paltu/projections';
import type { ReviewQueries } from './ports.ts';

/** How long an admin waits for events that are on their way, and how often to look, in milliseconds. */
export interface ContentTimeout {
  readonly timeoutMs: number;
  readonly pollMs: number;
}

const defaultTimeout: ContentTimeout = { timeoutMs: 2_000, pollMs: 50 };

export interface AwaitContentNeeds {
  readonly queries: Pick<ReviewQueries, 'contentVersions'>;
  readonly wait: (ms: number) => Promise<void>;
}

/** The content of a pet that a decision is about: the version named, or any. */
export interface WantedContent {
  readonly petId: PetId;
  readonly contentVersion: number | undefined;
}

export type AwaitContent = (wanted: readonly WantedContent[]) => Promise<void>;

/**
 * Waits until the events of all these pets have arrived, up to the versions that are asked for. Resolves when the time is up too: the
 * decision then sees what is missing.
 */
export const awaitContent =
  ({ queries, wait }: AwaitContentNeeds, { timeoutMs, pollMs }: ContentTimeout = defaultTimeout): AwaitContent =>
  async (wanted) => {
    let missing = wanted;
    for (let waitedMs = 0; ; waitedMs += pollMs) {
      const known = await queries.contentVersions(missing.map(({ petId }) => petId));
      missing = missing.filter(({ petId, contentVersion = 1 }) => (known.get(petId) ?? 0) < contentVersion);
      if (missing.length === 0 || waitedMs + pollMs > timeoutMs) return;
      await wait(pollMs);
    }
  };
