import { z } from 'zod';

/** The variables that every process reads. Ports are TCP ports, addresses loopback unless told otherwise. */
export const serverConfig = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/**
 * Where the bus is: `postgres://…` is an ordered log in PostgreSQL, `kafka://host:port[,host:port…]` is Kafka. Several hosts
 * make no URL, so a pattern says what one looks like.
 */
export const busUrl = z
  .string()
  .regex(
    /^(postgres(ql)?:\/\/\S+|kafka:\/\/[^\s,:/@]+:\d{1,5}(,[^\s,:/@]+:\d{1,5})*\/?)$/,
    'must be postgres://… or kafka://host:port[,host:port…]',
  );

/** A service that keeps data and speaks on the bus. */
export const serviceConfig = serverConfig.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  BUS_URL: busUrl,
  AUTH_URL: z.url({ protocol: /^https?$/ }),
});
