import { limitVariables } from '@paltu/limits';
import { paperVariables } from '@paltu/pictures';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

export const petsConfig = serviceConfig
  .extend({
    ...paperVariables,
    /** Where it is kept who was counted today, and how many numbers a member was shown. */
    ...limitVariables,
    /** Whether only members whose e-mail address is verified submit listings for review. */
    REQUIRE_VERIFIED_EMAIL: z.stringbool().default(false),
    /** So many listings of one member may wait for review. */
    PENDING_LISTINGS: z.coerce.number().int().min(1).max(1_000_000).default(20),
  })
  .superRefine(oneObjectStore);
