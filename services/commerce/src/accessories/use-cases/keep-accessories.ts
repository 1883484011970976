import { keeping } from '@paltu/kernel';
import { isOffered, isShown, type Accessory } from '../domain/accessory.ts';
import type { AccessoryScope } from './ports.ts';

const pictureIdsOf = ({ pictures }: Accessory) => pictures.map(({ id }) => id);

/** What follows from how an accessory stands: its pictures are seen as it is, and its store offers one more or one less. */
export const followAccessory = async (
  { shelves, pictures }: Pick<AccessoryScope, 'shelves' | 'pictures'>,
  before: Accessory | undefined,
  accessory: Accessory,
): Promise<void> => {
  const wasOffered = before !== undefined && isOffered(before);
  const isOfferedNow = isOffered(accessory);
  const held = before === undefined ? [] : pictureIdsOf(before);
  await pictures.follow({ usedBy: accessory.id, before: held, after: pictureIdsOf(accessory), isPublic: isShown(accessory) });
  if (wasOffered !== isOfferedNow) await shelves.count(accessory.storeId, isOfferedNow ? 1 : -1);
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
