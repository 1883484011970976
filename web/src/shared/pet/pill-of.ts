import type { Pet } from '../api/types.ts';

export type PillKind = 'pending' | 'adopted' | 'urgent' | 'featured';

/** The one pill of a card: its status when it is not free, else urgent, else featured. */
export function pillOf(pet: Pick<Pet, 'status' | 'urgent' | 'featured'>): PillKind | undefined {
  if (pet.status === 'Adopted') return 'adopted';
  if (pet.status === 'Pending') return 'pending';
  if (pet.urgent) return 'urgent';
  return pet.featured ? 'featured' : undefined;
}
