import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import { accessoryCategories, accessoryStatuses, species } from '@paltu/reference';
import { z } from 'zod';
import type { FoundAccessory } from './accessory-queries-store.ts';
import { quantityOf, waitsForReview } from './accessory.ts';

/** The store that sells it. */
const vendorView = z
  .strictObject({
    _id: z.uuid(),
    name: z.string(),
    rating: z.number(),
    verified: z.boolean(),
    /** False while it is closed: then nothing of it can be bought. */
    isActive: z.boolean(),
    /** False while it has given no tax number, where that is needed: then, too, nothing of it can be bought. */
    takesOrders: z.boolean(),
  })
  .meta({ id: 'Vendor' });

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  category: z.enum(accessoryCategories),
  price: z.int(),
  originalPrice: z.int(),
  /** For how many days a pack lasts one pet; null when its store gives none. */
  packDays: z.int().nullable(),
  /** The animals it is for; none where it is for any, or where that is not known. */
  forSpecies: z.array(z.enum(species)).readonly(),
  /** It is active, and a piece can still be bought. */
  inStock: z.boolean(),
  /** Pieces that can still be bought. */
  quantity: z.int(),
  featured: z.boolean(),
  rating: z.number(),
  reviews: z.int(),
  likes: z.int(),
  images: z.array(pictureView).readonly(),
  status: z.enum(accessoryStatuses),
  /** Nobody may sell it any more. */
  recall: z.strictObject({ reason: z.string(), advice: z.string(), recalledAt: z.iso.datetime() }).nullable(),
  vendor: vendorView,
  vendorId: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** An accessory as everybody sees it. */
export const accessoryView = z.strictObject(fields).meta({ id: 'Accessory' });

/** What a search was taken for. */
export const accessorySearchView = z
  .strictObject({
    understood: z.array(
      z.strictObject({
        words: z.string(),
        fields: z
          .strictObject({
            forSpecies: z.enum(species),
            minPrice: z.int(),
            maxPrice: z.int(),
            sortBy: z.enum(['price-low', 'price-high']),
          })
          .partial(),
        without: z.string(),
      }),
    ),
    corrected: z.string().nullable(),
    alternatives: z.strictObject({ search: z.string(), accessories: z.array(accessoryView) }).nullable(),
  })
  .meta({ id: 'AccessorySearch' });

/** What only its owner and admins see. */
const ownFields = {
  /** Pieces that are ordered and not sent yet. */
  reserved: z.int(),
  /** `forSpecies` is a guess of ours that its owner has not confirmed. */
  forSpeciesGuessed: z.boolean(),
  hidden: z.boolean(),
  /** Why an admin has hidden it; empty while nobody has. */
  hiddenReason: z.string(),
  /** Hidden until an admin has looked at it: its store lists the name of a product that was recalled. */
  waitsForReview: z.boolean(),
};

export const ownAccessoryView = z.strictObject({ ...fields, ...ownFields }).meta({ id: 'OwnAccessory' });

/** One accessory, as the caller may see it. */
export const anyAccessoryView = z.strictObject({ ...fields, ...z.strictObject(ownFields).partial().shape }).meta({ id: 'AnyAccessory' });

/** Every own accessory, for its owner to take along. */
export const exportView = z.array(ownAccessoryView);

export const presentAccessory = ({ accessory, vendor: store, figures }: FoundAccessory): z.input<typeof accessoryView> => {
  const { id, storeId, details, marks, pictures, status, recall, createdAt, updatedAt } = accessory;
  const { name, rating, verified, isActive, takesOrders } = store;
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
    vendor: { _id: store.id, name, rating, verified, isActive, takesOrders },
    vendorId: storeId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

export const presentOwn = (found: FoundAccessory): z.input<typeof ownAccessoryView> => {
  const { reserved, forSpeciesGuessed, marks, hiddenReason } = found.accessory;
  return {
    ...presentAccessory(found),
    reserved,
    forSpeciesGuessed: forSpeciesGuessed === true,
    hidden: marks.hidden,
    hiddenReason,
    waitsForReview: waitsForReview(found.accessory),
  };
};
