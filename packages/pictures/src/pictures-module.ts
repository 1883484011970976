import type { Clock, Logger } from '@paltu/kernel';
import type { ConfiguredStore } from '@paltu/storage';
import type { Knex } from 'knex';
import { knexPictureClaims } from './data/knex-picture-claims.ts';
import { knexPictures } from './data/knex-pictures.ts';
import { uploadFolder } from './data/upload-folder.ts';
import { pictureProcessor } from './decoding/picture-processor.ts';
import { pictureForm } from './http/picture-form.ts';
import { pictureRoutes } from './http/picture-routes.ts';
import { discardUnused } from './use-cases/discard-unused.ts';
import { openPicture } from './use-cases/open-picture.ts';
import type { PictureClaims, PictureUploads, ProcessPicture } from './use-cases/ports.ts';
import { sweepPictures } from './use-cases/sweep-pictures.ts';
import { uploadPictures } from './use-cases/upload-pictures.ts';

export interface PicturesNeeds {
  /** Of the service: part of every path, folder of its files. */
  readonly name: string;
  /** Has the table that `createPictureTables` makes. */
  readonly database: Knex;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly objects: ConfiguredStore;
  /** Folder of files on their way in; private to this process, emptied at start. */
  readonly uploadDirectory: string;
  /** Whether members may send pictures ahead of what will use them. */
  readonly takesAhead: boolean;
}

const sweepEveryMs = 30_000;

/**
 * Pictures, as a slice of the service `name`: served under `/media/<name>/`, swept when nothing uses them; with `takesAhead` also sent to
 * `/api/v1/<name>/images`. Other slices take pictures along with a form (`formOf`, `uploads`) and use them in their transactions
 * (`picturesIn`).
 */
export const picturesModule = ({ name, database, clock, logger, objects, uploadDirectory, takesAhead }: PicturesNeeds) => {
  const pictures = knexPictures(database);
  const requestFolders = uploadFolder(uploadDirectory);
  const formOf = pictureForm(requestFolders);
  const processor = pictureProcessor();
  const processPicture: ProcessPicture = (memberId, file) => processor.process({ ...file, memberId });
  const stored = { folder: name, pictures, objects, clock };
  const upload = uploadPictures({ ...stored, processPicture });
  const discard = discardUnused({ what: 'pictures', removeUnused: pictures.removeUnused, clock, logger });
  const uploads: PictureUploads = { upload, discard };
  return {
    routes: pictureRoutes({ name, takesAhead, uploadPictures: upload, openPicture: openPicture(stored), formOf }),
    jobs: { 'sweep pictures': { everyMs: sweepEveryMs, run: sweepPictures(stored) } },
    prepare: () => Promise.all([objects.open(), requestFolders.dropLeftovers()]),
    formOf,
    uploads,
    picturesIn: (trx: Knex.Transaction): PictureClaims => knexPictureClaims(trx, clock),
  };
};

/** What other slices take from it. */
export type PicturesModule = ReturnType<typeof picturesModule>;
