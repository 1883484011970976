import { pictureView } from '@paltu/pictures/picture-view';
import { storeTypes } from '@paltu/reference';
import { z } from 'zod';

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  /** Of the member who sells. */
  ownerId: z.uuid(),
  name: z.string(),
  type: z.enum(storeTypes),
  description: z.string(),
  image: pictureView.nullable(),
  banner: pictureView.nullable(),
  /** Address and city in one line. */
  location: z.string(),
  address: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether they are the store's own; else those of its city. */
  hasOwnPlace: z.boolean(),
  hours: z.string(),
  services: z.array(z.string()).readonly(),
  features: z.array(z.string()).readonly(),
  verified: z.boolean(),
  featured: z.boolean(),
  registered: z.boolean(),
  /** False while it is closed: then it is in no list, and nothing of it can be bought. */
  isActive: z.boolean(),
  rating: z.number(),
  reviews: z.int(),
  products: z.int(),
  customers: z.int(),
  likes: z.int(),
  views: z.int(),
  joinedDate: z.iso.datetime(),
};

/** A store as everybody sees it. */
export const storeView = z.strictObject(fields).meta({ id: 'Store' });

/** `distance` in metres, on the sphere. */
export const nearbyStoreView = z.strictObject({ ...fields, distance: z.int() }).meta({ id: 'NearbyStore' });

/** What only its owner and admins see. */
const ownFields = {
  hidden: z.boolean(),
  /** Why an admin has hidden it; empty while nobody has. */
  hiddenReason: z.string(),
};

export const ownStoreView = z.strictObject({ ...fields, ...ownFields }).meta({ id: 'OwnStore' });

/** One store, as the caller may see it. */
export const anyStoreView = z.strictObject({ ...fields, ...z.strictObject(ownFields).partial().shape }).meta({ id: 'AnyStore' });
