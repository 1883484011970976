import type { PublicPet } from './pet-head.ts';

/** The listing, `missing` when the service says that there is none, `unknown` when it says nothing in time. */
export type PetRead = { readonly kind: 'found'; readonly pet: PublicPet } | { readonly kind: 'missing' | 'unknown' };
export type ReadPet = (id: string) => Promise<PetRead>;

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
 */
export const petReader = (service: string): ReadPet => {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<PetRead> }>();
  return (id) => {
    const before = kept.get(id);
    if (before !== undefined && before.until > Date.now()) return before.answer;
    if (kept.size >= mostKept) kept.clear();
    const answer = read(service, id).catch((): PetRead => ({ kind: 'unknown' }));
    kept.set(id, { until: Date.now() + keptMs, answer });
    return answer;
  };
};
