import type { Clock, Logger } from '@paltu/kernel';
import type { Route } from '@paltu/service-kit';
import { pictureProcessor } from '@paltu/pictures';
import type { ConfiguredStore } from '@paltu/storage';
import type { Knex } from 'knex';
import { knexImageClaims } from './data/knex-image-claims.ts';
import { knexImages } from './data/knex-images.ts';
import { uploadFolder } from './data/upload-folder.ts';
import { maxImageBytes } from './domain/image.ts';
import { imageView } from './http/image-presenter.ts';
import { imageRoutes } from './http/image-routes.ts';
import { pictureForm } from './http/multipart-form.ts';
import { discardImages } from './use-cases/discard-images.ts';
import { openImage } from './use-cases/open-image.ts';
import type { ImageFile } from './use-cases/ports.ts';
import { sweepImages } from './use-cases/sweep-images.ts';
import { uploadImages } from './use-cases/upload-images.ts';

export interface ImagesNeeds {
  readonly database: Knex;
  readonly objects: ConfiguredStore;
  readonly uploadDirectory: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

const sweepEveryMs = 30_000;

/** Pictures: sent, served, swept. Listings take what they need of it from here. */
export const imagesModule = ({ database, objects, uploadDirectory, clock, logger }: ImagesNeeds) => {
  const images = knexImages(database);
  const folder = uploadFolder(uploadDirectory);
  const formOf = pictureForm(folder);
  const { process } = pictureProcessor();
  const processImage = (memberId: string, file: ImageFile) => process({ ...file, memberId, maxBytes: maxImageBytes });
  const upload = uploadImages({ images, objects, processImage, clock });
  const routes: Route[] = imageRoutes({ uploadImages: upload, openImage: openImage(images, objects) }, formOf);
  return {
    routes,
    formOf,
    imageView,
    uploads: { upload, discard: discardImages(images, clock, logger) },
    claimsIn: (trx: Knex.Transaction) => knexImageClaims(trx, clock),
    jobs: { 'sweep pictures': { everyMs: sweepEveryMs, run: sweepImages(images, objects, clock) } },
    prepare: () => Promise.all([objects.open(), folder.dropLeftovers()]),
  };
};
