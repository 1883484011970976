import type { Viewer } from '@paltu/kernel';
import { accessoryNotFound, accessoryNotYours } from '../domain/accessory-errors.ts';
import { isShown, type Accessory } from '../domain/accessory.ts';

/** Only its owner changes an accessory; for a caller who may not even see it, it does not exist. */
export const requireOwner = (accessory: Accessory, { userId, role }: Viewer): void => {
  if (accessory.removedAt !== null) throw accessoryNotFound();
  if (accessory.ownerId === userId) return;
  throw isShown(accessory) || role === 'admin' ? accessoryNotYours() : accessoryNotFound();
};
