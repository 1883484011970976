const inherited = ['PATH', 'NODE_COMPILE_CACHE'] as const;

/**
 * What a process under test finds in its environment beside what its test gives it: programs, and where a run keeps what Node has
 * compiled.
 */
export const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
