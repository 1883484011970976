import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import type { Clock, Logger } from '@paltu/kernel';
import type { ConfiguredStore } from '@paltu/storage';
import type { Knex } from 'knex';
import { knexPictureClaims } from './data/knex-picture-claims.ts';
import { knexPictures } from './data/knex-pictures.ts';
import { mongoosePictureStore } from './data/mongoose-pictures.ts';
import { uploadFolder } from './data/upload-folder.ts';
import { pictureProcessor } from './decoding/picture-processor.ts';
import { pictureForm } from './http/picture-form.ts';
import { pictureRoutes } from './http/picture-routes.ts';
import type { UploadLimits } from './picture-variables.ts';
import { followPictures } from './use-cases/follow-pictures.ts';
import { openPicture } from './use-cases/open-picture.ts';
import type { PictureClaims, PictureStore, PictureUploads, ProcessPicture } from './use-cases/ports.ts';
import { sweepPictures } from './use-cases/sweep-pictures.ts';
import { uploadPictures } from './use-cases/upload-pictures.ts';
import { useUploads } from './use-cases/use-uploads.ts';

export interface PicturesNeeds {
  /** Of the service: part of every path, folder of its files. */
  readonly name: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly objects: ConfiguredStore;
  /** Folder of files on their way in; private to this process, emptied at start. */
  readonly uploadDirectory: string;
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
  const { name, clock, logger, objects, uploadDirectory, takesAhead, limits } = needs;
  const { pictures, claimsIn } = store;
  const requestFolders = uploadFolder(uploadDirectory, { floorBytes: limits.floorBytes });
  const formOf = pictureForm(requestFolders);
  const processor = pictureProcessor();
  const processPicture: ProcessPicture = (memberId, file) => processor.process({ ...file, memberId });
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
