import { limitVariables } from '@paltu/limits';
import { mailerVariables, oneMailer } from '@paltu/mail';
import { pictureVariables } from '@paltu/pictures';
import { loadConfig, processConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';
import { z } from 'zod';

/** Auth holds the keys itself, so it needs no AUTH_URL. */
const variables = processConfig.extend({
  PASSWORD_POLICY: z.enum(['standard', 'asvs']).default('standard'),
  /** Where the site is, for the links in mails: `https://paltu.example`. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  ...limitVariables,
  ...mailerVariables,
  ...pictureVariables,
});

export const authConfig = variables.superRefine(oneMailer).superRefine(oneObjectStore);

/** Commands need the database alone. */
export const readCommandConfig = () => loadConfig(variables.pick({ DATABASE_URL: true }), process.env);
