import { limitVariables, rateLimitsVariable } from '@paltu/limits';
import { mailerVariables, oneMailer } from '@paltu/mail';
import { pictureVariables } from '@paltu/pictures';
import { keySecretVariables } from '@paltu/sealing';
import { loadConfig, processConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

/** Auth holds the keys itself, so it needs no AUTH_URL. */
const variables = processConfig.extend({
  /** Whether what is for admins is refused to one whose second factor is off. */
  REQUIRE_ADMIN_2FA: z.enum(['on', 'off']).default('off'),
  PASSWORD_POLICY: z.enum(['standard', 'asvs']).default('standard'),
  /** Where the site is, for the links in mails: `https://paltu.example`. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  ...keySecretVariables,
  ...limitVariables,
  /** What an address may have done, where it is not as usual: `registrations=600,logins=500`; the other rules are the gateway's. */
  RATE_LIMITS: rateLimitsVariable,
  ...mailerVariables,
  ...pictureVariables,
});

export const authConfig = variables.superRefine(oneMailer).superRefine(oneObjectStore);

/** Commands need the database alone. */
export const readCommandConfig = () => loadConfig(variables.pick({ DATABASE_URL: true }), process.env);

/** The one that names addresses as the log does needs no database. */
export const readHashCommandConfig = () => loadConfig(variables.pick({ KEY_SECRET: true, KEY_SECRET_PREVIOUS: true }), process.env);

/** Those that make keys need what seals them as well. */
export const readKeyCommandConfig = () =>
  loadConfig(variables.pick({ DATABASE_URL: true, KEY_SECRET: true, KEY_SECRET_PREVIOUS: true }), process.env);
