import { withVariablesInFiles } from '@paltu/kernel';
import type { z } from 'zod';

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
