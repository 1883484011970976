import { connectDocuments } from '@paltu/documents';
import { silentLogger } from '@paltu/kernel';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';

export interface KeptVet {
  readonly id: string;
  readonly version: number;
}

export interface KeptSlot {
  readonly id: string;
  readonly vetId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBooked: boolean;
}

export interface KeptVisit {
  readonly id: string;
  readonly slotId: string;
  readonly version: number;
  readonly status: string;
  /** Every status it had, the first one first. */
  readonly history: readonly string[];
}

/** What vets keeps of profiles, of times that are offered, and of visits. */
export interface KeptVisits {
  readonly vets: readonly KeptVet[];
  readonly slots: readonly KeptSlot[];
  readonly visits: readonly KeptVisit[];
}

interface Stored {
  readonly id: string;
  readonly document: { readonly version: number; readonly slotId: string; readonly status: string; readonly history?: readonly Step[] };
}
type Step = Pick<KeptVisit, 'status'>;

const toVet = ({ id, document: { version } }: Stored): KeptVet => ({ id, version });
const toVisit = ({ id, document: { slotId, version, status, history = [] } }: Stored): KeptVisit => ({
  ...{ id, slotId, version, status },
  history: history.map((step) => step.status),
});

const inPostgres = async (product: RunningProduct): Promise<KeptVisits> => ({
  vets: (await queryOf<Stored>(product, 'vets', 'select id, document from vets')).map(toVet),
  slots: await queryOf<KeptSlot>(
    product,
    'vets',
    `select id, vet_id as "vetId", starts_at as "startsAt", ends_at as "endsAt", is_booked as "isBooked" from slots`,
  ),
  visits: (await queryOf<Stored>(product, 'vets', 'select id, document from appointments')).map(toVisit),
});

const inMongo = async (url: string): Promise<KeptVisits> => {
  const documents = connectDocuments({ url, applicationName: 'test', logger: silentLogger });
  const read = async <Kept>(name: string): Promise<(Kept & { readonly id: string })[]> => {
    const found = await documents.collection(name)().find().toArray();
    return found.map(({ _id, ...fields }) => ({ id: _id, ...fields }) as Kept & { readonly id: string });
  };
  try {
    await documents.ping();
    return {
      vets: (await read<Stored>('vets')).map(toVet),
      slots: await read<KeptSlot>('slots'),
      visits: (await read<Stored>('appointments')).map(toVisit),
    };
  } finally {
    await documents.close();
  }
};

/** Reads the store of vets, whichever engine it is on. */
export const keptVisits = async (product: RunningProduct): Promise<KeptVisits> => {
  const url = await product.databaseUrl('vets');
  return url.startsWith('mongodb:') ? inMongo(url) : inPostgres(product);
};
