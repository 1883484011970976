import { fromColumns, toColumns } from '@paltu/persistence';
import { documentOf } from '@paltu/search';
import type { Knex } from 'knex';
import { isOffered, type Accessory, type AccessoryDetails, type Recall } from '../domain/accessory.ts';
import type { FoundAccessory, Vendor } from '../use-cases/ports.ts';

/** An accessory as a row of the table `accessories`: its details are columns of their own. */
interface FlatAccessory extends Omit<Accessory, 'details' | 'marks'>, AccessoryDetails {
  readonly featured: boolean;
  readonly hidden: boolean;
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isOffered: boolean;
  /** The words that searches match, for the index. */
  readonly document: string;
}

/** What an accessory is found by. */
const accessoryDocument = ({ name, category, description }: AccessoryDetails): string =>
  documentOf({ texts: { A: [name], C: [category], D: [description] } });

/** Without `is_store_open`, which the slice of stores sets. */
export const toRow = (accessory: Accessory): Record<string, unknown> => {
  const { details, marks, ...own } = accessory;
  const flat: FlatAccessory = { ...own, ...marks, ...details, isOffered: isOffered(accessory), document: accessoryDocument(details) };
  return toColumns(flat, ['pictures', 'recall']);
};

/** The columns of an accessory. */
export const accessoryColumns = [
  ...['id', 'store_id', 'owner_id', 'version', 'name', 'description', 'category', 'price', 'original_price', 'pictures', 'status'],
  ...[
    'pack_days',
    'stock',
    'reserved',
    'featured',
    'hidden',
    'hidden_reason',
    'decided_up_to',
    'recall',
    'created_at',
    'updated_at',
    'removed_at',
  ],
] as const;

interface KeptAccessory extends Omit<FlatAccessory, 'isOffered' | 'document' | 'recall'> {
  /** The release before kept no name. */
  readonly recall: (Omit<Recall, 'name'> & Partial<Pick<Recall, 'name'>>) | null;
}

const assembled = ({
  name,
  description,
  category,
  price,
  originalPrice,
  packDays,
  featured,
  hidden,
  recall,
  ...own
}: KeptAccessory): Accessory => ({
  ...own,
  recall: recall && { name, ...recall },
  marks: { featured, hidden },
  details: { name, description, category, price, originalPrice, packDays },
});

/** From a row that has `accessoryColumns`, and maybe others. */
export const toAccessory = (row: object): Accessory => {
  const all = row as Readonly<Record<string, unknown>>;
  return assembled(fromColumns<KeptAccessory>(Object.fromEntries(accessoryColumns.map((column) => [column, all[column]]))));
};

const vendorSql = (takesOrders: string): string =>
  `(select json_build_object('id', id, 'name', name, 'rating', rating, 'verified', verified, 'isActive', is_active,
  'takesOrders', ${takesOrders}, 'isShown', not hidden and not is_owner_away)
  from stores where stores.id = accessories.store_id) as vendor`;

/** The columns that `toFoundAccessory` reads. @param takesOrders SQL: whether orders are taken by the row of `stores` beside it */
export const foundColumns = (database: Knex, takesOrders: string) => [
  ...accessoryColumns.map((column) => `accessories.${column}`),
  'rating',
  'reviews',
  database.raw('(select likes from interests where interests.id = accessories.id) as likes'),
  database.raw(vendorSql(takesOrders)),
];

interface Figures {
  readonly rating: string;
  readonly reviews: number;
  /** Null as long as nobody has liked it. */
  readonly likes: number | null;
  readonly vendor: Vendor;
}

export const toFoundAccessory = (row: object): FoundAccessory => {
  const { rating, reviews, likes, vendor: store } = row as Figures;
  return { accessory: toAccessory(row), vendor: store, figures: { rating: Number(rating), reviews, likes: likes ?? 0 } };
};
