import { fileURLToPath } from 'node:url';
import { fromStored, type StoredDocument } from '@paltu/documents/transactions';
import { interestCollections } from '@paltu/interests';
import { silentLogger, type Logger } from '@paltu/kernel';
import { connectDatabase, migrate } from '@paltu/persistence';
import { reviewCollections } from '@paltu/reviews';
import { mongoStoreOf } from '@paltu/runtime';
import { toAppointment } from './appointments/appointment-store.ts';
import { toRow as toAppointmentRow } from './appointments/knex-appointment-store.ts';
import { mongooseAppointmentStore, toAppointmentDocument } from './appointments/mongoose-appointment-store.ts';
import { knexMovedStore } from './moving/knex-moved-store.ts';
import { mongooseMovedStore } from './moving/mongoose-moved-store.ts';
import type { MovedStore } from './moving/moving-use-cases.ts';
import { toRow as toVetRow } from './vets/knex-vet-store.ts';
import { toSlotDocument, toVetDocument } from './vets/mongoose-vet-queries-store.ts';
import { mongooseVetStore } from './vets/mongoose-vet-store.ts';
import { toVet } from './vets/vet-store.ts';
import type { Slot } from './vets/vet.ts';

interface OpenedStore extends MovedStore {
  close(): Promise<void>;
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

const onPostgres = (url: string, logger: Logger): OpenedStore => {
  const database = connectDatabase({ url, applicationName: 'vets move', logger: silentLogger, poolMax: 1 });
  const rows = {
    vets: ({ document, ...figures }: Readonly<Record<string, unknown>>) => ({ ...toVetRow(toVet({ document })), ...figures, document }),
    appointments: ({ document }: Readonly<Record<string, unknown>>) => ({ ...toAppointmentRow(toAppointment({ document })), document }),
  };
  const store = knexMovedStore({ database, migrate: () => migrate({ url, directory: migrations, logger }), rows });
  return { ...store, close: () => database.destroy() };
};

const onMongo = async (url: string): Promise<OpenedStore> => {
  const { connectDocuments } = await import('@paltu/documents');
  const documents = connectDocuments({ url, applicationName: 'vets move', logger: silentLogger });
  // Their indexes are made before anything is imported, so that they refuse what cannot be.
  await mongoStoreOf(documents);
  mongooseAppointmentStore(documents, mongooseVetStore(documents).followSlots);
  interestCollections(documents);
  reviewCollections(documents, 'vets');
  const shapes = {
    vets: ({ document, ...figures }: Readonly<Record<string, unknown>>) => ({ ...toVetDocument(toVet({ document })), ...figures }),
    appointments: ({ document }: Readonly<Record<string, unknown>>) => toAppointmentDocument(toAppointment({ document })),
    slots: (slot: Readonly<Record<string, unknown>>) => toSlotDocument(fromStored<Slot>(slot as unknown as StoredDocument)),
  };
  return { ...mongooseMovedStore(documents, shapes), close: documents.close };
};

/**
 * What `move-command.ts` works on: all that vets keeps at `url`, `postgres://…` or `mongodb://…`, to be exported or filled. Migrations that
 * make the tables before they are filled are recorded by `logger`.
 */
export const openMovedStore = async (url: string, logger = silentLogger): Promise<OpenedStore> =>
  url.startsWith('mongodb:') ? onMongo(url) : onPostgres(url, logger);
