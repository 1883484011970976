import { setTimeout as pause } from 'node:timers/promises';
import type { PetId } from '../domain/pet.ts';
import type { ReviewQueries } from './ports.ts';

/** How long an event may be on its way while an admin waits for it, and how often to look, in milliseconds. */
export interface Patience {
  readonly mostMs: number;
  readonly everyMs: number;
}

export const usualPatience: Patience = { mostMs: 2_000, everyMs: 50 };

export type AwaitContent = (petId: PetId, contentVersion: number | undefined) => Promise<void>;

/**
 * Waits until moderation has heard of a pet, in the version that is asked for or any. Resolves when the time is up too: whoever
 * decides then sees what is missing.
 */
export const awaitContent =
  (queries: Pick<ReviewQueries, 'findContentVersion'>, patience: Patience = usualPatience): AwaitContent =>
  async (petId, contentVersion = 1) => {
    const endsAt = performance.now() + patience.mostMs;
    for (;;) {
      const known = await queries.findContentVersion(petId);
      if ((known ?? 0) >= contentVersion || performance.now() + patience.everyMs > endsAt) return;
      await pause(patience.everyMs);
    }
  };
