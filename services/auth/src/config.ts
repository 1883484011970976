import { loadConfig, serviceConfig } from '@paltu/service-kit';
import { z } from 'zod';

const authConfig = serviceConfig.omit({ AUTH_URL: true }).extend({
  PASSWORD_POLICY: z.enum(['standard', 'asvs']).default('standard'),
});

export type AuthConfig = z.infer<typeof authConfig>;

export const readConfig = (): AuthConfig => loadConfig(authConfig, process.env);

/** Commands need the database alone. */
export const readCommandConfig = () => loadConfig(authConfig.pick({ DATABASE_URL: true, PASSWORD_POLICY: true }), process.env);
