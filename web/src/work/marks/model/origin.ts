import type { Query } from '#shared/navigation/page-path.ts';

/** In the address of a thing whose papers were opened from the queue: the way back leads there. */
export const fromPapers = { from: 'papers' } as const satisfies Query;

export const isFromPapers = ({ from }: Query): boolean => from === fromPapers.from;
