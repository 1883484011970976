import { withVariablesInFiles } from '@paltu/kernel';
import { telemetryVariables } from '@paltu/telemetry';
import { z } from 'zod';

/** The variables that every process reads. Ports are TCP ports, addresses loopback by default. */
export const serverConfig = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  /** A socket that was handed down by who started this process, and listens on PORT already. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  /** A Unix socket that was handed down in the same way, by which the gateway calls. */
  SOCKET_FD: z.coerce.number().int().min(3).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535),
  /**
   * How long it serves on once it is asked to stop, not ready any more, so that the gateway goes to its replicas; 2 or more where it has
   * some.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Hold every answer to its schema (tests and `make dev`); what does not fit is a fault. */
  CHECK_ANSWERS: z.stringbool().default(false),
  ...telemetryVariables,
});

/**
 * Where the bus is: `postgres://…` is an ordered log in PostgreSQL, `kafka://user:password@host:port[,host:port…]` is Kafka. Several hosts
 * make no URL, so a pattern describes what one looks like.
 */
export const busUrl = z
  .string()
  .regex(
    /^(postgres(ql)?:\/\/\S+|kafka:\/\/([^\s,:/@]+:[^\s,:/@]+@)?[^\s,:/@]+:\d{1,5}(,[^\s,:/@]+:\d{1,5})*\/?(\?mechanism=plain)?)$/,
    'must be postgres://… or kafka://user:password@host:port[,host:port…]',
  );

const poolSize = z.coerce.number().int().min(1).max(1_000);

/** DATABASE_URL of a service that keeps documents: on PostgreSQL where it runs on one machine, on MongoDB in a cluster. */
export const documentsUrl = z.url({ protocol: /^(postgres(ql)?|mongodb)$/ });

/** A process that keeps data and listens to the bus. */
export const processConfig = serverConfig.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Most connections to the database at once, besides those for reads. */
  DATABASE_POOL: poolSize.min(4).default(10),
  /** Those for what is read most; as many as the machine's cores make use of by default. */
  DATABASE_READ_POOL: poolSize.optional(),
  /** Those for searches, which may be costly. */
  DATABASE_SEARCH_POOL: poolSize.optional(),
  BUS_URL: busUrl,
});

export type ProcessConfig = z.output<typeof processConfig>;

/** A service that verifies tokens by the keys of auth. */
export const serviceConfig = processConfig.extend({ AUTH_URL: z.url({ protocol: /^https?$/ }) });

/** What is wrong with the environment, one line per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a configuration once, at start; `NAME_FILE` names a file that holds `NAME`, and `{/path}` inside of a value one that holds that part.
 * @throws ConfigError that lists every problem by the variable's name; values are not repeated, for they may be secrets.
 */
export const loadConfig = <Schema extends z.ZodType>(schema: Schema, environment: NodeJS.ProcessEnv): z.infer<Schema> => {
  const { environment: filled, unreadable, incomplete } = withVariablesInFiles(environment);
  const parsed = schema.safeParse(filled);
  const wrong = parsed.error?.issues.map(({ path, message }) => ({ variable: path.join('.'), message })) ?? [];
  const problems = [
    ...[...incomplete].map((variable) => `  ${variable}: a file that it names cannot be read`),
    ...wrong
      .filter(({ variable }) => !incomplete.has(variable))
      .map(({ variable, message }) =>
        unreadable.has(variable) ? `  ${variable}_FILE: the file cannot be read` : `  ${variable}: ${message}`,
      ),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new ConfigError(`the configuration is not usable:\n${problems.join('\n')}`);
};
