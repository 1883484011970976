import type { DocumentTransaction } from '@paltu/documents/transactions';
import { emptySearchesSlice, knexEmptySearches, mongooseEmptySearches } from '@paltu/empty-searches';
import { knexLikesStore, mongooseLikesStore, type LikesStore, type OwnedThing } from '@paltu/interests';
import type { Transaction } from '@paltu/persistence';
import {
  documentPapersModule,
  documentPicturesModule,
  papersModule,
  picturesModule,
  uploadLimitsOf,
  type PapersModule,
  type PicturesModule,
  type UploadLimits,
} from '@paltu/pictures';
import {
  contactProjection,
  documentContactProjection,
  documentMemberProjection,
  memberFollower,
  memberProjection,
  type ContactProjection,
  type MemberProjection,
} from '@paltu/projections';
import { knexReviewStore, mongooseReviewStore, newestReviews, type ReviewStore } from '@paltu/reviews';
import {
  defineService,
  documentTransactions,
  onDocuments,
  postgresTransactions,
  type DocumentParts,
  type ServiceParts,
  type SliceOn,
  type Transactions,
} from '@paltu/runtime';
import { exportRoute } from '@paltu/service-kit';
import { inMemoryStore, objectStoreOf, type ConfiguredStore } from '@paltu/storage';
import type { AppointmentStore } from './appointments/appointment-store.ts';
import { appointmentsModule } from './appointments/appointments-module.ts';
import { knexAppointmentStore } from './appointments/knex-appointment-store.ts';
import { mongooseAppointmentStore } from './appointments/mongoose-appointment-store.ts';
import { vetsConfig } from './config.ts';
import { interestsModule } from './interests/interests-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';
import { knexVetStore } from './vets/knex-vet-store.ts';
import { mongooseVetStore } from './vets/mongoose-vet-store.ts';
import type { VetStore } from './vets/vet-store.ts';
import { vetsModule } from './vets/vets-module.ts';

/** All adapters of one engine. */
interface VetsStores<Trx> {
  readonly transactions: Transactions<Trx>;
  readonly pictures: PicturesModule<Trx>;
  readonly papers: PapersModule<Trx>;
  readonly members: MemberProjection<Trx>;
  readonly contacts: ContactProjection<Trx>;
  readonly vets: VetStore<Trx>;
  readonly appointments: AppointmentStore<Trx>;
  readonly likes: LikesStore<OwnedThing, Trx>;
  readonly reviews: ReviewStore<Trx>;
  readonly emptySearches: ReturnType<typeof knexEmptySearches>;
}

interface Files {
  readonly objects: ConfiguredStore;
  readonly uploadDirectory: string;
  readonly preparedDirectory: string | undefined;
  readonly limits: UploadLimits;
}

const noneAhead = { takesAhead: false } as const;

const onPostgres = (parts: ServiceParts, files: Files): VetsStores<Transaction> => ({
  transactions: postgresTransactions(parts),
  pictures: picturesModule({ ...parts, ...files, ...noneAhead }),
  papers: papersModule({ ...parts, ...files }),
  members: memberProjection(parts),
  contacts: contactProjection(parts),
  vets: knexVetStore(parts),
  appointments: knexAppointmentStore(parts.database),
  likes: knexLikesStore(parts, { things: 'vets' }),
  reviews: knexReviewStore(parts, { things: 'vets' }),
  emptySearches: knexEmptySearches(parts.database),
});

const onMongo = (parts: ServiceParts, mongo: DocumentParts, files: Files): VetsStores<DocumentTransaction> => {
  const { documents } = mongo;
  const kept = { ...parts, ...files, documents };
  const vets = mongooseVetStore(documents);
  return {
    transactions: documentTransactions(mongo),
    pictures: documentPicturesModule({ ...kept, ...noneAhead }),
    papers: documentPapersModule(kept),
    members: documentMemberProjection(kept),
    contacts: documentContactProjection(kept),
    vets,
    appointments: mongooseAppointmentStore(documents, vets.followSlots),
    likes: mongooseLikesStore(mongo, { things: 'vets' }),
    reviews: mongooseReviewStore(mongo, { things: 'vets' }),
    emptySearches: mongooseEmptySearches(documents),
  };
};

const modulesOn = <Trx>(stores: VetsStores<Trx>, { clock, logger }: Pick<ServiceParts, 'clock' | 'logger'>) => {
  const { pictures, papers, members, contacts } = stores;
  const parts = { ...stores.transactions, clock, logger, members: members.directory };
  const emptySearches = emptySearchesSlice({ store: stores.emptySearches, clock, lists: { vets: '/api/v1/vets' } });
  const vets = vetsModule<Trx>({
    ...parts,
    store: stores.vets,
    pictures,
    papers,
    newestReviews: newestReviews({ queries: stores.reviews.queries, members: members.directory }),
    noteSearch: emptySearches.note.vets,
  });
  const appointments = appointmentsModule<Trx>({ ...parts, store: stores.appointments, contacts: contacts.directory, vets });
  const reviews = reviewsModule<Trx>({
    clock,
    members: members.directory,
    store: stores.reviews,
    vets,
    hasVisited: appointments.hasVisited,
  });
  return { pictures, papers, members, contacts, emptySearches, vets, appointments, reviews };
};

const slicesOn = <Trx>(stores: VetsStores<Trx>, parts: Pick<ServiceParts, 'clock' | 'logger'>): readonly SliceOn<Trx>[] => {
  const { pictures, papers, members, contacts, emptySearches, vets, appointments, reviews } = modulesOn(stores, parts);
  const interests = interestsModule<Trx>({ clock: parts.clock, store: stores.likes, vets });
  const followIn = [appointments.followIn, interests.followIn, reviews.followIn, vets.followIn];
  const closing = { consumers: [memberFollower<Trx>('vets.closing', { keepIn: vets.keepMemberIn, followIn })] };
  const exports = exportRoute({
    path: '/api/v1/vets/export',
    summary:
      'All that is kept here of the caller: their profile and papers, every appointment of either side, whom they like, and their reviews',
    parts: {
      vetProfile: vets.exported,
      vetVerification: vets.exportedVerification,
      appointments: appointments.exported,
      vetLikes: interests.exported,
      vetReviews: reviews.exported,
    },
  });
  // The others before vets: /vets/export must not be read as the id of one.
  return [
    pictures,
    { jobs: papers.jobs },
    members,
    contacts,
    closing,
    { routes: [exports] },
    appointments,
    interests,
    reviews,
    emptySearches,
    vets,
  ];
};

export const vetsService = defineService({
  name: 'vets',
  config: vetsConfig,
  slices: (parts, config) => {
    const files = {
      objects: objectStoreOf(config, parts.logger),
      uploadDirectory: config.UPLOAD_DIR,
      preparedDirectory: config.PREPARED_PICTURES,
      limits: uploadLimitsOf(config),
    };
    if (parts.mongo === undefined) return slicesOn(onPostgres(parts, files), parts);
    return slicesOn(onMongo(parts, parts.mongo, files), parts).map(onDocuments);
  },
});

/** What `past-visits-command.ts` records by, beside the service; no file is touched. */
export const visitRecords = (parts: ServiceParts) => {
  const objects = { ...inMemoryStore(), open: async () => undefined };
  const files = { objects, uploadDirectory: '', preparedDirectory: undefined, limits: { pictureBytes: 0, paperBytes: 0, floorBytes: 0 } };
  return parts.mongo === undefined ? modulesOn(onPostgres(parts, files), parts) : modulesOn(onMongo(parts, parts.mongo, files), parts);
};
