import { keeping } from '@paltu/kernel';
import { isOffered, isShown, type Accessory } from '../domain/accessory.ts';
import type { AccessoryScope } from './ports.ts';

const pictureIdsOf = ({ pictures }: Accessory) => pictures.map(({ id }) => id);

/** Brings up to date what depends on an accessory: who may see its pictures, and how many products its store offers. */
export const followAccessory = async (
  { stores, pictures }: Pick<AccessoryScope, 'stores' | 'pictures'>,
  before: Accessory | undefined,
  accessory: Accessory,
): Promise<void> => {
  const wasOffered = before !== undefined && isOffered(before);
  const isOfferedNow = isOffered(accessory);
  const held = before === undefined ? [] : pictureIdsOf(before);
  await pictures.follow({ usedBy: accessory.id, before: held, after: pictureIdsOf(accessory), isPublic: isShown(accessory) });
  if (wasOffered !== isOfferedNow) await stores.countProduct(accessory.storeId, isOfferedNow ? 1 : -1);
};

/** How decisions about accessories are kept. */
export const keepAccessories = (scope: Omit<AccessoryScope, 'keep'>): AccessoryScope['keep'] =>
  keeping({
    save: async (accessory, before) => {
      await scope.accessories.save(accessory);
      await followAccessory(scope, before, accessory);
    },
    outbox: scope.outbox,
  });
