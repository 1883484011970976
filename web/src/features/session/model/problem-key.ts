/** The key of a problem in the strings of this feature. */
export const problemKey = <Name extends string>(name: Name) => `session:problem.${name}` as const;
