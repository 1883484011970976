import { fromColumns } from '@paltu/persistence';
import { documentOf } from '@paltu/search';
import type { DocumentRows } from '@paltu/search/postgres';
import { animalsOf } from './accessory-animals-store.ts';
import type { AccessoryDetails } from './accessory.ts';

/** What an accessory is found by. */
export const accessoryDocument = (details: AccessoryDetails): string => {
  const { name, category, description } = details;
  return documentOf({ texts: { A: [name], C: [category], D: [description] }, phrases: { species: animalsOf(details) } });
};

/** What accessories are found by, made anew after an upgrade. */
export const searchedAccessories: DocumentRows = {
  table: 'accessories',
  read: ['name', 'category', 'description', 'for_species'],
  types: { document: 'tsvector' },
  made: (row) => ({ document: accessoryDocument(fromColumns<AccessoryDetails>(row)) }),
};
