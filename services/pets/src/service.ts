import { defineService } from '@paltu/runtime';
import { objectStoreOf } from '@paltu/storage';
import { petsConfig } from './config.ts';
import { imagesModule } from './images/images-module.ts';
import { listingsModule } from './listings/listings-module.ts';
import { ownersModule } from './owners/owners-module.ts';

export const petsService = defineService({
  name: 'pets',
  config: petsConfig,
  slices: (parts, config) => {
    const objects = objectStoreOf(config, parts.logger);
    const images = imagesModule({ ...parts, objects, uploadDirectory: config.UPLOAD_DIR });
    // Pictures first: /pets/images must not be read as the id of a listing.
    return [images, listingsModule({ ...parts, images }), ownersModule()];
  },
});
