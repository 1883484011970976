import { readManifest } from '../../../web/build/built-manifest.ts';

/**
 * Whether an address is of a file that a module of the web app, such as `src/pages/home-page.tsx`, was built into: its script and its
 * style sheets, without those of its imports. Throws for a module that is loaded with another.
 */
export const builtFrom = (module: string): ((address: URL) => boolean) => {
  const chunk = readManifest()[module];
  if (chunk === undefined) throw new Error(`${module} has no file of its own in the build`);
  const paths = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`);
  return ({ pathname }) => paths.includes(pathname);
};
