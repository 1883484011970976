import type { ApprovalStatus } from '#shared/api/types.ts';

export const tabs = ['pending', 'approved', 'rejected'] as const satisfies readonly ApprovalStatus[];

/** Where the admin stands, as the address says it; anything unknown is the first page of the queue. */
export interface ReviewPlace {
  readonly tab: ApprovalStatus;
  readonly page: number;
  /** The listing that is open; none lets the screen open the first. */
  readonly id: string | undefined;
}

export function placeOf(query: Readonly<Record<string, string | undefined>>): ReviewPlace {
  const page = Number(query['page']);
  return {
    tab: tabs.find((tab) => tab === query['tab']) ?? 'pending',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    id: query['id'] || undefined,
  };
}

/** The entry `steps` after the open one; stays at the ends. */
export function neighbour<T extends { id: string }>(pets: readonly T[], openId: string | undefined, steps: 1 | -1): T | undefined {
  const at = pets.findIndex(({ id }) => id === openId);
  return pets[Math.min(Math.max(at + steps, 0), pets.length - 1)];
}
