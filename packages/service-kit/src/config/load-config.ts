import type { z } from 'zod';
import { withVariablesInFiles } from './variables-in-files.ts';

/** What is wrong with the environment, one line per variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a configuration once, at start; `NAME_FILE` names a file that holds `NAME`.
 * @throws ConfigError that lists every problem by the variable's name; values are not repeated, for they may be secrets.
 */
export const loadConfig = <Schema extends z.ZodType>(schema: Schema, environment: NodeJS.ProcessEnv): z.infer<Schema> => {
  const filled = withVariablesInFiles(environment);
  const parsed = schema.safeParse(filled.environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const variable = path.join('.');
    return filled.unreadable.has(variable) ? `  ${variable}_FILE: the file cannot be read` : `  ${variable}: ${message}`;
  });
  throw new ConfigError(`the configuration is not usable:\n${problems.join('\n')}`);
};
