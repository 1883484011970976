import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Attempt } from './mutant-lane.ts';

// A process that loads the check anew for each mutant it is sent: only our own code, which may import the mapper, not the libraries.
const [check = '', ...reloaded] = process.argv.slice(2).map((path) => pathToFileURL(path).href);
let current: { readonly url: string; readonly text: string } | undefined;
let count = 0;

const withoutQuery = (url: string): string => url.replace(/\?.*$/, '');

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const mark = /\?attempt=\d+$/.exec(context.parentURL ?? '')?.[0];
    const isReloaded = mark !== undefined && reloaded.some((folder) => resolved.url.startsWith(folder));
    return isReloaded ? { ...resolved, url: `${withoutQuery(resolved.url)}${mark}` } : resolved;
  },
  load: (url, context, next) =>
    current !== undefined && withoutQuery(url) === current.url
      ? { format: 'module-typescript', source: current.text, shortCircuit: true }
      : next(url, context),
});

process.on('message', ({ mutant }: Attempt) => {
  current = mutant === undefined ? undefined : { url: pathToFileURL(mutant.file).href, text: mutant.text };
  count += 1;
  import(`${check}?attempt=${count}`).then(
    () => process.send?.({ passes: true }),
    () => process.send?.({ passes: false }),
  );
});
// A mutant may break a promise that nobody awaits: it is found by the check itself, or not at all.
process.on('unhandledRejection', () => undefined);
