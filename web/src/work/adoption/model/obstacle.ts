import type { ApiError } from '#shared/api/api-error.ts';
import type { Pet } from '#shared/api/types.ts';

/** Why somebody cannot ask for a pet. */
export type Obstacle = 'own' | 'open' | 'reserved' | 'adopted' | 'gone';

const obstacleOfCode: Readonly<Record<string, Obstacle>> = {
  'adoption-request.own-pet': 'own',
  'adoption-request.already-open': 'open',
  'pet.not-available': 'reserved',
  'pet.not-found': 'gone',
};

/** What a refusal of the call means for the form as a whole; undefined when the form can be sent again. */
export function obstacleOfRefusal({ code }: Pick<ApiError, 'code'>): Obstacle | undefined {
  return obstacleOfCode[code];
}

/** What can be seen beforehand. `hasOpenRequest`: of this member, for this pet. */
export function obstacleOf(pet: Pick<Pet, 'owner' | 'status'>, memberId: string, hasOpenRequest: boolean): Obstacle | undefined {
  if (pet.owner.id === memberId) return 'own';
  if (hasOpenRequest) return 'open';
  if (pet.status === 'Adopted') return 'adopted';
  return pet.status === 'Pending' ? 'reserved' : undefined;
}
