import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const load = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../src/shared/theme/fonts/', import.meta.url));

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_none, index) => from + index));
}

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•·₨€×−←→✓';
// The letters of Urdu, the forms of Arabic that people paste, marks, digits of all three kinds and punctuation.
const urdu =
  range(0x20, 0x7e) +
  range(0x60c, 0x61f) +
  range(0x620, 0x669) +
  '٪٫٬ٰٱٹپچڈڑژکگںھہۂۃیےۓەۖۚۛۜ۔' +
  range(0x6f0, 0x6f9) +
  '\u200c\u200d\u200e\u200f–—‘’“”…·';

interface FontRecipe {
  source: string;
  text: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

const recipes: Record<string, FontRecipe> = {
  figtree: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  bricolage: {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    text: latin,
    axes: { wght: 700 },
  },
  naskh: {
    source: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    text: urdu,
    axes: { wght: { min: 400, max: 700 } },
  },
  nastaliq: { source: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-500-normal.woff2', text: urdu },
};

type SubsetFont = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

async function subset(name: string, recipe: FontRecipe): Promise<void> {
  const target = `${folder}${name}.woff2`;
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const subsetFont = load('subset-font') as SubsetFont;
  const font = await readFile(load.resolve(recipe.source));
  await writeFile(target, await subsetFont(font, recipe.text, { targetFormat: 'woff2', variationAxes: recipe.axes }));
}

/** Writes the four subset fonts once, beside the style sheet that names them (not in git; delete the folder to make them anew). */
export function subsetFonts(): Plugin {
  return {
    name: 'paltu-subset-fonts',
    buildStart: async () => {
      await mkdir(folder, { recursive: true });
      await Promise.all(Object.entries(recipes).map(([name, recipe]) => subset(name, recipe)));
    },
  };
}
