import type { GroupPositions } from './group-positions.ts';
import type { Heads } from './kafka-offsets.ts';

const blindAfterMs = 5_000;

export interface EndOfTopics {
  /** Whether there is nothing to reach: ask for heads. */
  isReached(): boolean;
  /** Heads to reach. */
  aim(heads: Heads): void;
  /** Looks whether these positions have reached them. */
  look(positions: GroupPositions): void;
  /** When the reader was known to have everything last, in milliseconds since 1970. */
  atEndAt(): number;
  /** For how long it has not been at the end, in milliseconds; 0 when it is. Who does not look is late. */
  lagMs(): number;
}

/** Tells how late a reader is: heads that were asked for at some instant count as of that instant once it has passed them. */
export const endOfTopics = (): EndOfTopics => {
  let wanted: Heads | undefined;
  const startedAt = Date.now();
  let atEndAt = 0;
  let lookedAt = 0;
  return {
    isReached: () => wanted === undefined,
    aim: (heads) => void (wanted = heads),
    look: (positions) => {
      lookedAt = Date.now();
      if (!wanted?.places.every((head) => positions.offsetOf(head) >= head.offset)) return;
      atEndAt = wanted.askedAt;
      wanted = undefined;
    },
    atEndAt: () => atEndAt,
    lagMs: () => (wanted === undefined && Date.now() - lookedAt < blindAfterMs ? 0 : Date.now() - Math.max(startedAt, atEndAt)),
  };
};
