import type { Clock } from '@paltu/kernel';

/** Of the system: no room on the disk, or none left of what one may use. 53100 is PostgreSQL's, 14031 MongoDB's. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100', 14_031]);

/** Whether it failed because a disk had no room: this machine's, or a database's. */
export const isOfFullDisk = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return codes.has(code) || (cause !== error && isOfFullDisk(cause));
};

const shownForMs = 60_000;

export interface FullDisks {
  note(error: unknown): void;
  /** What a person has to look at, for a minute after the last time; nothing when all is well. */
  problems(): readonly string[];
}

/** Remembers when a disk had no room, for `/readyz`: the process serves on, and what needs no room is answered. */
export const watchFullDisks = (clock: Clock): FullDisks => {
  let lastAt: number | undefined;
  return {
    note: (error) => {
      if (isOfFullDisk(error)) lastAt = clock.now().getTime();
    },
    problems: () => {
      const agoMs = clock.now().getTime() - (lastAt ?? Number.NEGATIVE_INFINITY);
      return agoMs > shownForMs ? [] : [`a disk had no room ${Math.round(agoMs / 1_000)} s ago: what needs some is refused`];
    },
  };
};
