import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import type { Clock, Logger } from '@paltu/kernel';
import { floorBytesOf, objectStoreVariables, type ConfiguredStore } from '@paltu/storage';
import type { Knex } from 'knex';
import { z } from 'zod';
import { pictureProcessor } from './decoding/picture-processor.ts';
import { preparedPictures } from './decoding/prepared-pictures.ts';
import { knexPictureClaims, knexPictures } from './knex-pictures.ts';
import { mongoosePictureStore } from './mongoose-pictures.ts';
import { pictureForm, uploadFolder } from './picture-form.ts';
import { pictureRoutes } from './picture-http.ts';
import { followPictures, openPicture, sweepPictures, uploadPictures, useUploads, type ProcessPicture } from './picture-use-cases.ts';
import type { PictureClaims, PictureStore, PictureUploads } from './picture.ts';

const megabytes = z.coerce.number().int().min(1).max(1_000_000);
const megabyte = 1_048_576;

/** The variables of a service that keeps pictures; it checks them by `oneObjectStore` of `@paltu/storage`. */
export const pictureVariables = {
  /** Where the pictures are. */
  ...objectStoreVariables,
  /** Folder of files on their way in; private to this process, emptied at start. */
  UPLOAD_DIR: z.string().min(1),
  /** Folder of pictures of our own that `prepare-pictures.ts` of this package made ready: those are not decoded. */
  PREPARED_PICTURES: z.string().min(1).optional(),
  /** Of all pictures of one member in this service, in all their widths. */
  MEMBER_PICTURES_MB: megabytes.default(200),
};

/** The same of one that keeps papers, too. */
export const paperVariables = {
  ...pictureVariables,
  /** Of all papers of one member in this service. */
  MEMBER_PAPERS_MB: megabytes.default(100),
};

/** How much may be sent, in bytes. */
export interface UploadLimits {
  readonly pictureBytes: number;
  readonly paperBytes: number;
  /** Of the disk of files on their way in stay free. */
  readonly floorBytes: number;
}

interface LimitConfig {
  readonly MEMBER_PICTURES_MB: number;
  readonly MEMBER_PAPERS_MB?: number;
  readonly DISK_FLOOR_MB: number;
}

export const uploadLimitsOf = (config: LimitConfig): UploadLimits => ({
  pictureBytes: config.MEMBER_PICTURES_MB * megabyte,
  paperBytes: (config.MEMBER_PAPERS_MB ?? 0) * megabyte,
  floorBytes: floorBytesOf(config),
});

export interface PicturesNeeds {
  /** Of the service: part of every path, folder of its files. */
  readonly name: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly objects: ConfiguredStore;
  /** Folder of files on their way in; private to this process, emptied at start. */
  readonly uploadDirectory: string;
  /** Pictures of our own that need not be decoded; none by default. */
  readonly preparedDirectory?: string | undefined;
  /** Whether members may send pictures ahead of what will use them. */
  readonly takesAhead: boolean;
  readonly limits: UploadLimits;
}

const sweepEveryMs = 30_000;

/**
 * Pictures, as a slice of the service `name`: served under `/media/<name>/`, swept when nothing uses them; with `takesAhead` also sent to
 * `/api/v1/<name>/images`. Other slices take pictures along with a form (`formOf`, `uploads`) and use them in their transactions
 * (`picturesIn`).
 */
const picturesOn = <Trx>(needs: PicturesNeeds, store: PictureStore<Trx>) => {
  const { name, clock, logger, objects, uploadDirectory, preparedDirectory, takesAhead, limits } = needs;
  const { pictures, claimsIn } = store;
  const requestFolders = uploadFolder(uploadDirectory, { floorBytes: limits.floorBytes });
  const formOf = pictureForm(requestFolders);
  const processor = pictureProcessor();
  const findPrepared = preparedDirectory === undefined ? undefined : preparedPictures(preparedDirectory);
  const processPicture: ProcessPicture = async (memberId, file) =>
    (await findPrepared?.(file.path)) ?? processor.process({ ...file, memberId });
  const stored = { folder: name, pictures, objects, clock, logger };
  const upload = uploadPictures({ ...stored, processPicture, mostBytes: limits.pictureBytes });
  return {
    routes: pictureRoutes({ name, takesAhead, uploadPictures: upload, openPicture: openPicture(stored), formOf }),
    jobs: { 'sweep pictures': { everyMs: sweepEveryMs, run: sweepPictures(stored) } },
    prepare: () => Promise.all([objects.open(), requestFolders.dropLeftovers()]),
    formOf,
    uploads: { use: useUploads({ what: 'pictures', upload, removeUnused: pictures.removeUnused, clock, logger }) } satisfies PictureUploads,
    picturesIn: (trx: Trx): PictureClaims => followPictures(claimsIn(trx)),
  };
};

/** @param needs `database` has the table that `createPictureTables` makes. */
export const picturesModule = (needs: PicturesNeeds & { readonly database: Knex }) =>
  picturesOn<Knex.Transaction>(needs, {
    pictures: knexPictures(needs.database),
    claimsIn: (trx) => knexPictureClaims(trx, needs.clock),
  });

/** The same in the collection `pictures` of MongoDB. */
export const documentPicturesModule = (needs: PicturesNeeds & { readonly documents: Pick<Documents, 'collection'> }) =>
  picturesOn<DocumentTransaction>(needs, mongoosePictureStore(needs.documents, needs.clock));

/** What other slices take from it. */
export type PicturesModule<Trx = Knex.Transaction> = ReturnType<typeof picturesOn<Trx>>;
