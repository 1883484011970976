import { picturesSlice } from '@paltu/pictures';
import { defineService } from '@paltu/runtime';
import { objectStoreOf } from '@paltu/storage';
import { petsConfig } from './config.ts';
import { listingsModule } from './listings/listings-module.ts';
import { ownersModule } from './owners/owners-module.ts';

export const petsService = defineService({
  name: 'pets',
  config: petsConfig,
  slices: (parts, config) => {
    const objects = objectStoreOf(config, parts.logger);
    const pictures = picturesSlice({ ...parts, objects, uploadDirectory: config.UPLOAD_DIR });
    // Pictures first: /pets/images must not be read as the id of a listing.
    return [pictures, listingsModule({ ...parts, pictures }), ownersModule()];
  },
});
