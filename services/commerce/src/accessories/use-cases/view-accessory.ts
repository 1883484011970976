import type { Viewer } from '@paltu/kernel';
import { accessoryNotFound } from '../domain/accessory-errors.ts';
import { isShown, type AccessoryId } from '../domain/accessory.ts';
import type { AccessoryQueries, FoundAccessory } from './ports.ts';

export interface ViewAccessoryNeeds {
  readonly queries: Pick<AccessoryQueries, 'listOf'>;
}

export interface ViewedAccessory extends FoundAccessory {
  /** Its owner and admins see more. */
  readonly isPrivileged: boolean;
}

/** @throws AppError `accessory.not-found` also when the viewer may not see it */
export type ViewAccessory = (request: {
  readonly accessoryId: AccessoryId;
  readonly viewer: Viewer | undefined;
}) => Promise<ViewedAccessory>;

/** Only the owner and admins see a product that is a draft, archived or hidden, or whose store is hidden. */
export const viewAccessory =
  ({ queries }: ViewAccessoryNeeds): ViewAccessory =>
  async ({ accessoryId, viewer }) => {
    const [found] = await queries.listOf([accessoryId]);
    if (found === undefined) throw accessoryNotFound();
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === found.accessory.ownerId);
    if (!isPrivileged && !(isShown(found.accessory) && found.vendor.isShown)) throw accessoryNotFound();
    return { ...found, isPrivileged };
  };
