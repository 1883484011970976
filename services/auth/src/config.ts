import { limitVariables, rateLimitsVariable } from '@paltu/limits';
import { mailerVariables, oneMailer } from '@paltu/mail';
import { pictureVariables } from '@paltu/pictures';
import { loadConfig, processConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

const secret = z.string().min(32, 'must be at least 32 characters, random ones');

/** By what the private signing keys in the database are sealed. */
const keySecretVariables = {
  KEY_SECRET: secret,
  /** The secret before, for as long as it takes every process to start once with the new one. Empty is none. */
  KEY_SECRET_PREVIOUS: z.union([z.literal('').transform(() => undefined), secret]).optional(),
};

/** Auth holds the keys itself, so it needs no AUTH_URL. */
const variables = processConfig.extend({
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

export const keySecretsOf = (config: Pick<z.output<typeof authConfig>, 'KEY_SECRET' | 'KEY_SECRET_PREVIOUS'>) => ({
  current: config.KEY_SECRET,
  previous: config.KEY_SECRET_PREVIOUS,
});

/** Commands need the database alone. */
export const readCommandConfig = () => loadConfig(variables.pick({ DATABASE_URL: true }), process.env);

/** The one that names addresses as the log does needs no database. */
export const readHashCommandConfig = () => loadConfig(variables.pick({ KEY_SECRET: true, KEY_SECRET_PREVIOUS: true }), process.env);

/** Those that make keys need what seals them as well. */
export const readKeyCommandConfig = () =>
  loadConfig(variables.pick({ DATABASE_URL: true, KEY_SECRET: true, KEY_SECRET_PREVIOUS: true }), process.env);
