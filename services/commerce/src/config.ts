import { limitVariables } from '@paltu/limits';
import { paperVariables } from '@paltu/pictures';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

export const commerceConfig = serviceConfig
  .extend({
    ...paperVariables,
    /** Where it is kept who was counted today. */
    ...limitVariables,
  })
  .superRefine(oneObjectStore);
