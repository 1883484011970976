/** `name=adoption events=yes` from the command line; what is empty was not given. */
export const parseArguments = (args: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    args.map((arg) => arg.split(/=(.*)/s, 2) as [string, string]).filter(([, value]) => value !== undefined && value !== ''),
  );

/** @throws Error unless it is `yes`, or nothing. */
export const isYes = (name: string, value: string | undefined): boolean => {
  if (value !== undefined && value !== 'yes') throw new Error(`${name}=${value}: write ${name}=yes, or leave it out`);
  return value === 'yes';
};
