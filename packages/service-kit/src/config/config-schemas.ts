import { z } from 'zod';

/** The variables that every process reads. Ports are TCP ports, addresses loopback unless told otherwise. */
export const serverConfig = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** A service that keeps data and speaks on the bus. */
export const serviceConfig = serverConfig.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  BUS_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  AUTH_URL: z.url({ protocol: /^https?$/ }),
});
