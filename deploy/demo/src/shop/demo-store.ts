import { accessoryCategories, storeTypes } from '@paltu/reference';
import { z } from 'zod';

const demoProduct = z.strictObject({
  /** Unique in its store: by it a resumed run finds what it already sent. */
  name: z.string(),
  description: z.string(),
  category: z.enum(accessoryCategories),
  /** In whole rupees. */
  price: z.int(),
  originalPrice: z.int().optional(),
  quantity: z.int(),
  /** What it is, such as `bag` or `leash`: by it searches are judged (tests/search). */
  kind: z.string(),
  /** A file of `pictures/stores`. */
  picture: z.string(),
  /** Whether the admin shows it before others. */
  featured: z.boolean().optional(),
});
export type DemoProduct = z.infer<typeof demoProduct>;

/** A store of the demo data with what it offers; its account is made from the key. */
const demoStore = z.strictObject({
  key: z.string(),
  /** Of the account. */
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  type: z.enum(storeTypes),
  /** English name of a city of @paltu/reference. */
  city: z.string(),
  address: z.string(),
  hours: z.string(),
  services: z.array(z.string()),
  features: z.array(z.string()),
  description: z.string(),
  products: z.array(demoProduct),
});
export type DemoStore = z.infer<typeof demoStore>;

/** What `shop.json` holds. */
export const demoStoreList = z.array(demoStore);
