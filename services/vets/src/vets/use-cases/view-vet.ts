import type { Viewer } from '@paltu/kernel';
import { vetNotFound } from '../domain/vet-errors.ts';
import { isPublic, type VetId } from '../domain/vet.ts';
import type { FoundVet, VetQueries } from './ports.ts';

export interface ViewVetNeeds {
  readonly queries: Pick<VetQueries, 'get'>;
}

/** @throws AppError `vet.not-found` also when the viewer may not see it */
export type ViewVet = (request: { readonly vetId: VetId; readonly viewer: Viewer | undefined }) => Promise<FoundVet>;

/** What is not public, only its owner and admins see. */
export const viewVet =
  ({ queries }: ViewVetNeeds): ViewVet =>
  async ({ vetId, viewer }) => {
    const found = await queries.get(vetId);
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === found.vet.ownerId);
    if (!isPublic(found.vet) && !isPrivileged) throw vetNotFound();
    return found;
  };
