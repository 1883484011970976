import { busUrl, serverConfig } from '@paltu/service-kit';
import { z } from 'zod';
import { parseNetworks } from './requests/trusted-proxies.ts';

const address = z.url({ protocol: /^https?$/ });

const networks = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((list) => parseNetworks(list) !== undefined, 'must be networks such as 10.0.0.0/8, separated by commas');

export const gatewayConfig = serverConfig.extend({
  AUTH_URL: address,
  PETS_URL: address,
  MODERATION_URL: address,
  BUS_URL: busUrl,
  /** The built web app; without it only the API answers. */
  WEB_DIR: z.string().min(1).optional(),
  /** Networks of proxies in front of us whose X-Forwarded headers are believed. */
  TRUSTED_PROXIES: networks,
});

export const environment = process.env;
