import type { GroupPositions } from './group-positions.ts';
import type { RecentHeads } from './kafka-offsets.ts';
import type { PlacesBeyond } from './places-beyond.ts';

const blindAfterMs = 5_000;

export interface EndOfTopics {
  /** Whether there is nothing to reach. */
  isReached(): boolean;
  /** Asks for heads, at most `maxAgeMs` milliseconds old, and wants to reach them when there is nothing else to reach. */
  ask(maxAgeMs: number): Promise<void>;
  /** Looks whether the reader has reached them; one with places beyond the end of the log never does. */
  look(): void;
  /** When the reader was known to have everything last, in milliseconds since 1970. */
  atEndAt(): number;
  /** For how long it has not been at the end, in milliseconds; 0 when it is. Who does not look is late. */
  lagMs(): number;
}

/** Tells how late a reader is: heads that were asked for at some instant count as of that instant once it has passed them. */
export const endOfTopics = (positions: GroupPositions, beyond: PlacesBeyond): EndOfTopics => {
  let wanted: RecentHeads | undefined;
  const startedAt = Date.now();
  let atEndAt = 0;
  let lookedAt = 0;
  return {
    isReached: () => wanted === undefined,
    ask: async (maxAgeMs) => {
      const heads = await beyond.check(maxAgeMs);
      // Whose place is moved back begins with all that is there by then.
      wanted = beyond.areSome() ? heads : (wanted ?? heads);
    },
    look: () => {
      lookedAt = Date.now();
      if (beyond.areSome() || !wanted?.places.every((head) => positions.offsetOf(head) >= head.offset)) return;
      atEndAt = wanted.askedAt;
      wanted = undefined;
    },
    atEndAt: () => atEndAt,
    lagMs: () => (wanted === undefined && Date.now() - lookedAt < blindAfterMs ? 0 : Date.now() - Math.max(startedAt, atEndAt)),
  };
};
