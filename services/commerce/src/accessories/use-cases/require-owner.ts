import type { Viewer } from '@paltu/kernel';
import { accessoryNotFound, accessoryNotYours } from '../domain/accessory-errors.ts';
import { isShown, type Accessory } from '../domain/accessory.ts';

/** Only its owner changes an accessory; callers who may not see it get `not-found`. */
export const requireOwner = (accessory: Accessory, { userId, role }: Viewer): void => {
  if (accessory.removedAt !== null) throw accessoryNotFound();
  if (accessory.ownerId === userId) return;
  throw isShown(accessory) || role === 'admin' ? accessoryNotYours() : accessoryNotFound();
};
