import { readFileSync } from 'node:fs';

export interface FilledEnvironment {
  readonly environment: NodeJS.ProcessEnv;
  /** Variables whose file could not be read: `NAME_FILE` without a `NAME`. */
  readonly unreadable: ReadonlySet<string>;
  /** Variables whose value names a file that could not be read; the value stays as it was. */
  readonly incomplete: ReadonlySet<string>;
}

const suffix = '_FILE';
const fileInValue = /\{(\/[^{}\s]+)\}/g;

/** The content of a file, without the line break at its end; undefined when it cannot be read. */
const contentOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
};

/**
 * An environment in which `NAME_FILE` stands for `NAME`, and `{/path/of/a/file}` inside of a value for what is in that file, so that a
 * password lies in a file and in no listing of variables: `postgres://pets:{/run/secrets/password}@host/pets`. `NAME` itself, where
 * it is set, counts.
 */
export const withVariablesInFiles = (environment: NodeJS.ProcessEnv): FilledEnvironment => {
  const filled = { ...environment };
  const [unreadable, incomplete] = [new Set<string>(), new Set<string>()];
  for (const [variable, value] of Object.entries(environment)) {
    if (value?.includes('{/') === true)
      filled[variable] = value.replace(fileInValue, (written, file: string) => {
        const content = contentOf(file);
        if (content === undefined) incomplete.add(variable);
        return content ?? written;
      });
    const name = variable.slice(0, -suffix.length);
    if (!variable.endsWith(suffix) || name === '' || environment[name] !== undefined || value === undefined || value === '') continue;
    const content = contentOf(value);
    if (content === undefined) unreadable.add(name);
    else filled[name] = content;
  }
  return { environment: filled, unreadable, incomplete };
};
