/** Those that the product began with first. */
export const storeTypes = ['Pet Store', 'Veterinary Clinic', 'Grooming Salon', 'Online Store', 'Pet Hotel'] as const;
export type StoreType = (typeof storeTypes)[number];

export const accessoryCategories = [
  'Food & Treats',
  'Toys & Entertainment',
  'Health & Grooming',
  'Beds & Furniture',
  'Collars & Leashes',
  'Bowls & Feeders',
  'Carriers & Travel',
] as const;
export type AccessoryCategory = (typeof accessoryCategories)[number];

/** Only an active one is for sale. */
export const accessoryStatuses = ['active', 'draft', 'archived'] as const;
export type AccessoryStatus = (typeof accessoryStatuses)[number];

/** The longest text that each field of a store takes, in characters. */
export const longestOfStore = { name: 60, description: 2_000, address: 200, hours: 120, service: 60, feature: 60 } as const;

/** Services that a store offers, and features that it has, at most of each. */
export const mostStoreServices = 20;

/** The longest text that each field of an accessory takes, in characters. */
export const longestOfAccessory = { name: 120, description: 2_000 } as const;

export const mostAccessoryPictures = 8;
/** Pieces of one accessory. */
export const mostPieces = 100_000;
/** What Paltu keeps of new orders, in percent of the goods. */
export const commissionPercent = 2;
/** At most so many are few: the store is shown that they run out. */
export const fewPieces = 3;
/** Of one store, drafts and archived ones too. */
export const mostAccessories = 2_000;
