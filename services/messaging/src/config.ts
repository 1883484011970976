import { limitVariables } from '@paltu/limits';
import { mailerVariables, oneMailer } from '@paltu/mail';
import { serviceConfig } from '@paltu/service-kit';
import { z } from 'zod';
import { usualPushServices } from './pushes/push.ts';

/** What compose passes on as nothing is not set. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const key = (bytes: number, name: string) =>
  z
    .string()
    .optional()
    .transform(given)
    .refine(
      (text) => text === undefined || Buffer.from(text, 'base64url').length === bytes,
      `must be the ${name} that make push-keys prints`,
    );

/** The variables of web push: all three, or none. */
const pushVariables = {
  PUSH_PUBLIC_KEY: key(65, 'public key'),
  PUSH_PRIVATE_KEY: key(32, 'private key'),
  /** Where the services of browsers reach who runs this: `mailto:help@paltu.example`, or a page. */
  PUSH_CONTACT: z
    .string()
    .optional()
    .transform(given)
    .refine((text) => text === undefined || /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text), 'must be mailto:… or https://…'),
  /** Other services of browsers than those that are known. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((text) => (text === '' ? usualPushServices : text.split(',').map((one) => one.trim()))),
};

type PushConfig = z.output<z.ZodObject<typeof pushVariables>>;

const names = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'] as const;

/** Refinement of a configuration. */
const allOfPush = (config: PushConfig, context: z.RefinementCtx): void => {
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length === names.length) return;
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'is missing: all of PUSH_… are set, or none' });
};

export const messagingConfig = serviceConfig
  .extend({
    /** Where the site is, for the links in mails: `https://paltu.example`. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }),
    ...mailerVariables,
    /** Where it is counted how much a member writes. */
    ...limitVariables,
    ...pushVariables,
  })
  .superRefine(oneMailer)
  .superRefine(allOfPush);

/** Undefined where nothing is pushed. */
export const pushKeysOf = ({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact }: PushConfig) =>
  publicKey === undefined || privateKey === undefined || contact === undefined ? undefined : { publicKey, privateKey, contact };
