import { readFileSync } from 'node:fs';

export interface FilledEnvironment {
  readonly environment: NodeJS.ProcessEnv;
  /** Variables whose file could not be read. */
  readonly unreadable: ReadonlySet<string>;
}

const suffix = '_FILE';

/**
 * An environment in which `NAME_FILE` stands for `NAME`: the content of that file, without the line break at its end. So that a password
 * lies in a file and in no listing of variables. `NAME` itself, where it is set, counts.
 */
export const withVariablesInFiles = (environment: NodeJS.ProcessEnv): FilledEnvironment => {
  const filled = { ...environment };
  const unreadable = new Set<string>();
  for (const [variable, file] of Object.entries(environment)) {
    const name = variable.slice(0, -suffix.length);
    if (!variable.endsWith(suffix) || name === '' || filled[name] !== undefined || file === undefined || file === '') continue;
    try {
      filled[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch {
      unreadable.add(name);
    }
  }
  return { environment: filled, unreadable };
};
