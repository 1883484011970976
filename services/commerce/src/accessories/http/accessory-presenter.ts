import { presentPicture } from '@paltu/pictures/picture-view';
import type { z } from 'zod';
import { quantityOf, waitsForReview } from '../domain/accessory.ts';
import type { FoundAccessory } from '../use-cases/ports.ts';
import type { accessoryView, ownAccessoryView } from './accessory-view.ts';

const presentVendor = ({ id, name, rating, verified, isActive, takesOrders }: FoundAccessory['vendor']) => ({
  ...{ _id: id, name, rating, verified, isActive, takesOrders },
});

export const presentAccessory = ({ accessory, vendor, figures }: FoundAccessory): z.input<typeof accessoryView> => {
  const { id, storeId, details, marks, pictures, status, recall, createdAt, updatedAt } = accessory;
  const quantity = quantityOf(accessory);
  return {
    _id: id,
    id,
    ...details,
    inStock: status === 'active' && quantity > 0,
    quantity,
    featured: marks.featured,
    ...figures,
    images: pictures.map((picture) => presentPicture('commerce', picture)),
    status,
    recall: recall && { reason: recall.reason, advice: recall.advice, recalledAt: recall.recalledAt },
    vendor: presentVendor(vendor),
    vendorId: storeId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

export const presentOwn = (found: FoundAccessory): z.input<typeof ownAccessoryView> => {
  const { reserved, marks, hiddenReason } = found.accessory;
  return { ...presentAccessory(found), reserved, hidden: marks.hidden, hiddenReason, waitsForReview: waitsForReview(found.accessory) };
};
