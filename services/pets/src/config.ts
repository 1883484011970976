import { limitVariables } from '@paltu/limits';
import { pictureVariables } from '@paltu/pictures';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

export const petsConfig = serviceConfig
  .extend({
    ...pictureVariables,
    /** Where it is kept who was counted today, and how many numbers a member was shown. */
    ...limitVariables,
    /** Whether only members whose e-mail address is verified submit listings for review. */
    REQUIRE_VERIFIED_EMAIL: z.stringbool().default(false),
  })
  .superRefine(oneObjectStore);
