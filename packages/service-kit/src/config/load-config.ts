import type { z } from 'zod';

/** What is wrong with the environment, one line per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a configuration once, at start.
 * @throws ConfigError that lists every problem by the variable's name; values are not repeated, for they may be secrets.
 */
export const loadConfig = <Schema extends z.ZodType>(schema: Schema, environment: NodeJS.ProcessEnv): z.infer<Schema> => {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`the configuration is not usable:\n${problems.join('\n')}`);
};
