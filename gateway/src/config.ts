import { limitVariables, rateLimitsVariable } from '@paltu/limits';
import { busUrl, serverConfig } from '@paltu/service-kit';
import { bothAddresses, siteFactsOf, siteFactVariables } from '@paltu/site';
import { z } from 'zod';
import { parseNetworks } from './requests/request-origin.ts';
import { routes, addressVariable, serviceNames } from './routes.ts';

/** A variable with several values, separated by commas; none when it is empty or missing. */
const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** Whether it is scheme and host alone, as browsers write them. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Scheme and host of the site: it stands at the root of its host. Compose hands on what is not set as empty. */
export const publicUrlVariable = z
  .string()
  .transform((text) => text.trim().replace(/\/$/, ''))
  .refine((text) => text === '' || isOrigin(text), 'must be the address of the site, such as https://paltu.example')
  .transform((text) => (text === '' ? undefined : text))
  .optional();

const isAddress = (text: string): boolean => /^unix:\/./.test(text) || z.url({ protocol: /^https?$/ }).safeParse(text).success;

const addressList = commaList
  .refine((all) => all.length > 0, 'is missing')
  .refine((all) => all.every(isAddress), 'must be addresses such as http://auth-1:8080,http://auth-2:8080 or unix:/run/auth.sock');

const origins = commaList.refine((all) => all.every(isOrigin), 'must be origins such as https://partner.example, separated by commas');

const networks = commaList.refine((all) => parseNetworks(all) !== undefined, 'must be networks such as 10.0.0.0/8, separated by commas');

const names = serviceNames(routes);

// Their names are the table's: a type would add nothing.
const addresses: Record<never, never> = Object.fromEntries(names.map((name) => [addressVariable(name), addressList]));

const variables = serverConfig.extend({
  ...addresses,
  /** Whose keys verify tokens. */
  AUTH_URL: addressList,
  BUS_URL: busUrl,
  /** The built web app; without it only the API answers. */
  WEB_DIR: z.string().min(1).optional(),
  /** The one address of the site, as its pages, maps and feeds name it; without it each by which it is reached. */
  PUBLIC_URL: publicUrlVariable,
  /** Networks of proxies in front of us whose X-Forwarded headers are believed. */
  TRUSTED_PROXIES: networks,
  /** By which calls of the demo data are known, so that they count for nobody else: of one machine, where both are made at each start. */
  DEMO_PASS: z.string().min(32).optional(),
  /** Sites whose scripts may call the API. */
  CORS_ORIGINS: origins,
  /** Connections at once from one address; proxies that are trusted have no limit of their own. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(512),
  /** A port for connections that the front hands on, which carry the address of their client; none by default. */
  PROXIED_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ...siteFactVariables,
  ...limitVariables,
  /** How often callers may do what, where it is not as usual: `reads=5000,writes=500`. */
  RATE_LIMITS: rateLimitsVariable,
});

/**
 * `siteFacts` is what the deployment sets about who runs it; `services` is where each service of the table is reached, from `<NAME>_URL`:
 * each address a replica, or a name that has several.
 */
export const gatewayConfig = variables.superRefine(bothAddresses).transform((config) => {
  const given = config as Readonly<Record<string, unknown>>;
  return {
    ...config,
    siteFacts: siteFactsOf(config),
    services: Object.fromEntries(names.map((name) => [name, given[addressVariable(name)] as readonly string[]])),
  };
});

export const environment = process.env;
