import type { Decided } from '@paltu/kernel';
import type { VetEvent } from '../domain/vet-events.ts';
import { isPublic, type Vet } from '../domain/vet.ts';
import type { VetScope } from './ports.ts';

/** Keeps a decision and what it says; what changed nothing is not written. */
export const keepDecided = async (
  { vets, pictures, papers, outbox }: VetScope,
  before: Vet,
  { state, events }: Decided<Vet, VetEvent>,
): Promise<Vet> => {
  if (events.length === 0) return state;
  await vets.save(state);
  const shown = new Set([state.picture, ...state.pictures].map((picture) => picture?.id));
  const gone = [before.picture, ...before.pictures].flatMap((picture) => (picture === null || shown.has(picture.id) ? [] : [picture.id]));
  await pictures.release(gone);
  const read = new Set(state.verification.papers.map(({ id }) => id));
  await papers.release(before.verification.papers.flatMap(({ id }) => (read.has(id) ? [] : [id])));
  await pictures.setVisibility(state.id, isPublic(state));
  await outbox.append(events);
  return state;
};
