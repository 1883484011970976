import type { PublicPet } from './pet-head.ts';

/** The listing, `missing` when the service says that there is none, `unknown` when it says nothing in time. */
export type PetRead = { readonly kind: 'found'; readonly pet: PublicPet } | { readonly kind: 'missing' | 'unknown' };
/** @param address whoever asks, for one who asks too often causes no more calls */
export type ReadPet = (id: string, address: string) => Promise<PetRead>;

const patienceMs = 1_000;
/** As long as browsers may keep a public read; many visits to one listing are one call. */
const keptMs = 5_000;
const mostKept = 500;

const read = async (service: string, id: string): Promise<PetRead> => {
  const address = new URL(`/api/v1/pets/${encodeURIComponent(id)}`, service);
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patienceMs) });
  if (answer.status === 404 || answer.status === 400) return { kind: 'missing' };
  if (!answer.ok) return { kind: 'unknown' };
  const { data } = (await answer.json()) as { data: { pet: PublicPet } };
  return { kind: 'found', pet: data.pet };
};

/**
 * Reads a listing as a visitor would, and keeps the answer for a moment. A page must stand without it, so nothing is thrown.
 * @param service base address of the service of pets
 * @param count counts the call that it makes for an address; rejects when they are too many
 */
export const petReader = (service: string, count: (address: string) => Promise<void>): ReadPet => {
  const isCounted = (address: string): Promise<boolean> =>
    count(address).then(
      () => true,
      () => false,
    );
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<PetRead> }>();
  const keptAnswer = (id: string): Promise<PetRead> | undefined => {
    const before = kept.get(id);
    return before !== undefined && before.until > Date.now() ? before.answer : undefined;
  };
  return async (id, address) => {
    if (keptAnswer(id) === undefined && !(await isCounted(address))) return { kind: 'unknown' };
    // Another visit may have asked while this one was counted.
    const before = keptAnswer(id);
    if (before !== undefined) return before;
    if (kept.size >= mostKept) kept.clear();
    const answer = read(service, id).catch((): PetRead => ({ kind: 'unknown' }));
    kept.set(id, { until: Date.now() + keptMs, answer });
    return answer;
  };
};
