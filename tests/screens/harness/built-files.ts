import { readBuiltModules } from '../../../web/build/built-modules.ts';

/**
 * Whether an address is of a file that a module of the web app, such as `src/pages/home-page.tsx`, was built into: its script and its
 * style sheets, without those of its imports. Throws for a module that is not built in.
 */
export const builtFrom = (module: string): ((address: URL) => boolean) => {
  const files = readBuiltModules()[module];
  if (files === undefined) throw new Error(`${module} is not in the build`);
  return ({ pathname }) => files.includes(pathname.slice(1));
};
