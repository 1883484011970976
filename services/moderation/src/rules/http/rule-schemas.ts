import { ruleIds, species } from '@paltu/reference';
import { flag } from '@paltu/service-kit';
import { z } from 'zod';

export const ruleParams = z.object({ id: z.enum(ruleIds) });

/** PATCH /api/v1/admin/rules/{id} */
export const switchBody = z.strictObject({ off: flag('Off') });

/**
 * A rule for listings, and who switched it last. Without provinces it holds everywhere; it is about listings with one of its words, or
 * about pets younger than so many months.
 */
export const ruleView = z
  .strictObject({
    id: z.enum(ruleIds),
    provinces: z.array(z.string()),
    species: z.array(z.enum(species)),
    words: z.array(z.string()),
    youngerThan: z.int().nullable(),
    off: z.boolean(),
    switched: z.strictObject({ by: z.strictObject({ id: z.uuid(), name: z.string() }), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'ListingRule' });
