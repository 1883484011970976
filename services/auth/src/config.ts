import { limitVariables } from '@paltu/limits';
import { loadConfig, processConfig } from '@paltu/service-kit';
import { z } from 'zod';

/** Auth holds the keys itself, so it needs no AUTH_URL. */
export const authConfig = processConfig.extend({
  PASSWORD_POLICY: z.enum(['standard', 'asvs']).default('standard'),
  ...limitVariables,
});

/** Commands need the database alone. */
export const readCommandConfig = () => loadConfig(authConfig.pick({ DATABASE_URL: true, PASSWORD_POLICY: true }), process.env);
