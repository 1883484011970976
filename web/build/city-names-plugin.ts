import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Row {
  readonly id: string;
  readonly en: string;
  readonly ur: string;
}

const prefix = '\0city-names:';

const idOf = (en: string): string => en.toLowerCase().replaceAll(' ', '-');

/**
 * Of the list of cities the app knows the names: where they lie is a third of its weight, and no page asks for it. Ids are made of the
 * names.
 */
export function cityNames(): Plugin {
  return {
    name: 'paltu-city-names',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './cities.json' && importer !== undefined ? `${prefix}${dirname(importer)}` : undefined),
    load: async (id) => {
      if (!id.startsWith(prefix)) return undefined;
      const rows = JSON.parse(await readFile(join(id.slice(prefix.length), 'cities.json'), 'utf8')) as readonly Row[];
      const odd = rows.find(({ id: name, en }) => name !== idOf(en));
      if (odd) throw new Error(`the id of ${odd.en} does not follow from its name`);
      const names = JSON.stringify(rows.map(({ en, ur }) => `${en}|${ur}`).join('\n'));
      return `export default ${names}.split('\\n').map((row) => {
        const [en, ur] = row.split('|');
        return { id: en.toLowerCase().replaceAll(' ', '-'), en, ur };
      });`;
    },
  };
}
