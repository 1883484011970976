import { optionalText } from '@paltu/service-kit';
import { z } from 'zod';
import type { Language } from './html.ts';

/** What a deployment sets about who runs it; a text that is empty is not known. */
export interface SiteFacts {
  readonly email: string;
  /** With the country, as it is shown: `+92 42 111 222 333`. */
  readonly phone: string;
  readonly address: Readonly<Record<Language, string>>;
  /** Addresses of the apps in their shops. */
  readonly appStore: string;
  readonly googlePlay: string;
  /** Addresses of pages elsewhere. */
  readonly social: readonly string[];
  /** The account that the login page offers, where there are demo data. */
  readonly demoLogin?: DemoLogin | undefined;
}

interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

const isEmail = (text: string): boolean => z.email().safeParse(text).success;
const isPhone = (text: string): boolean => /^\+\d[\d -]{6,20}\d$/.test(text);
const isHttps = (text: string): boolean => z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(text).success;

const oneOf = (isOne: (text: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || isOne(text), message);

const address = optionalText('It', 200).default('');
const shopAddress = oneOf(isHttps, 'must be an address that begins with https://');

const demoLogin = z
  .string()
  .trim()
  .default('')
  .transform((text) => text.split(' '))
  .refine(([email = '', ...rest]) => email === '' || (isEmail(email) && rest.length === 1), 'must be an e-mail address and a password')
  .transform(([email = '', password = '']) => (email === '' ? undefined : { email, password }));

const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((all) => all.every(isHttps), 'must be addresses that begin with https://, separated by commas');

/** What pages, and search engines, show of who runs the site. Nothing of what is not set is shown. */
export const siteFactVariables = {
  CONTACT_EMAIL: oneOf(isEmail, 'must be an e-mail address'),
  CONTACT_PHONE: oneOf(isPhone, 'must be a number with its country, such as +92 42 111 222 333'),
  /** In one line, in English; and the same in Urdu. */
  CONTACT_ADDRESS: address,
  CONTACT_ADDRESS_UR: address,
  APP_STORE_URL: shopAddress,
  GOOGLE_PLAY_URL: shopAddress,
  SOCIAL_URLS: addresses,
  /** E-mail address and password of the demo member; the supervisor of one machine sets it, with the demo data. */
  DEMO_LOGIN: demoLogin,
};

type FactVariables = z.output<z.ZodObject<typeof siteFactVariables>>;

/** A page in Urdu shows no address in English, nor the other way round. */
export const bothAddresses = ({ CONTACT_ADDRESS, CONTACT_ADDRESS_UR }: FactVariables, context: z.RefinementCtx): void => {
  if ((CONTACT_ADDRESS === '') === (CONTACT_ADDRESS_UR === '')) return;
  const [path, other] = CONTACT_ADDRESS === '' ? ['CONTACT_ADDRESS', 'CONTACT_ADDRESS_UR'] : ['CONTACT_ADDRESS_UR', 'CONTACT_ADDRESS'];
  context.addIssue({ code: 'custom', path: [path], message: `is missing, for ${other} is set` });
};

export const siteFactsOf = (config: FactVariables): SiteFacts => ({
  email: config.CONTACT_EMAIL,
  phone: config.CONTACT_PHONE,
  address: { en: config.CONTACT_ADDRESS, ur: config.CONTACT_ADDRESS_UR },
  appStore: config.APP_STORE_URL,
  googlePlay: config.GOOGLE_PLAY_URL,
  social: config.SOCIAL_URLS,
  demoLogin: config.DEMO_LOGIN,
});
