import { limitVariables, rateLimitsVariable } from '@paltu/limits';
import { busUrl, serverConfig } from '@paltu/service-kit';
import { z } from 'zod';
import { commaList } from './comma-list.ts';
import { parseNetworks } from './requests/trusted-proxies.ts';
import { routes } from './routes.ts';
import { addressVariable, serviceNames } from './service-addresses.ts';
import { isOrigin, publicUrlVariable } from './web/public-url-variable.ts';
import { bothAddresses, siteFactsOf, siteFactVariables } from '@paltu/site';

const isAddress = (text: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(text).success;

const addressList = commaList
  .refine((all) => all.length > 0, 'is missing')
  .refine((all) => all.every(isAddress), 'must be addresses such as http://pets-1:8080,http://pets-2:8080');

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
