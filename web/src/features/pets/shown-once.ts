import type { Pet } from '#shared/api/types.ts';

/** What a part of a page knows of its listings. */
export interface PetsAnswer {
  data?: { pets: readonly Pet[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const isOpen = ({ data, error }: PetsAnswer): boolean => data === undefined && error === undefined;

/**
 * The first `limit` listings of an answer that do not stand further up on the page. It waits for the answers there, so that no card is
 * taken away again.
 */
export function shownOnce(answer: PetsAnswer, limit: number, above: readonly PetsAnswer[]): PetsAnswer {
  if (answer.data === undefined) return answer;
  if (above.some(isOpen)) return { isFetching: true, refetch: answer.refetch };
  const seen = new Set(above.flatMap(({ data }) => data?.pets ?? []).map(({ id }) => id));
  return { ...answer, data: { pets: answer.data.pets.filter(({ id }) => !seen.has(id)).slice(0, limit) } };
}
