import { limitVariables } from '@paltu/limits';
import { mailerVariables, oneMailer } from '@paltu/mail';
import { loadConfig, serviceConfig } from '@paltu/service-kit';
import { z } from 'zod';

const variables = serviceConfig.extend({
  /** Where the site is, for the links in mails: `https://paltu.example`. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** Of the operator of the site: notified when somebody writes by the contact form. Nobody is when it is empty. */
  CONTACT_EMAIL: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), z.email()], 'must be an e-mail address'))
    .default(''),
  ...mailerVariables,
  /** Where it is counted how much a member writes. */
  ...limitVariables,
});

export const contentConfig = variables.superRefine(oneMailer);

/** Commands need the database alone. */
export const readCommandConfig = () => loadConfig(variables.pick({ DATABASE_URL: true }), process.env);
