import { limitVariables } from '@paltu/limits';
import { pictureVariables } from '@paltu/pictures';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

export const petsConfig = serviceConfig
  .extend({
    ...pictureVariables,
    /** Where it is kept who was counted today. */
    ...limitVariables,
  })
  .superRefine(oneObjectStore);
