import type { MemberId } from '@paltu/kernel';
import { vetNotFound } from '../domain/vet-errors.ts';
import { isPublic, type VetId } from '../domain/vet.ts';
import type { FoundVet, VetQueries } from './ports.ts';

/** Who asks. */
export interface Viewer {
  readonly userId: MemberId;
  readonly role: 'user' | 'admin';
}

/** @throws AppError `vet.not-found` also when the viewer may not see it */
export type ViewVet = (id: VetId, viewer: Viewer | undefined) => Promise<FoundVet>;

/** What is not public, only its owner and admins see. */
export const viewVet =
  (queries: Pick<VetQueries, 'find'>): ViewVet =>
  async (id, viewer) => {
    const [found] = await queries.find([id]);
    if (found === undefined) throw vetNotFound();
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === found.vet.ownerId);
    if (!isPublic(found.vet) && !isPrivileged) throw vetNotFound();
    return found;
  };
