import { limitVariables } from '@paltu/limits';
import { mailerVariables, oneMailer } from '@paltu/mail';
import { serviceConfig } from '@paltu/service-kit';
import { z } from 'zod';

export const messagingConfig = serviceConfig
  .extend({
    /** Where the site is, for the links in mails: `https://paltu.example`. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }),
    ...mailerVariables,
    /** Where it is counted how much a member writes. */
    ...limitVariables,
  })
  .superRefine(oneMailer);
