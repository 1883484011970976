import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const beforePaint = fileURLToPath(new URL('../public/before-paint.js', import.meta.url));

/** Without the comments, which are for those who read the file. */
const inlined = (): string =>
  readFileSync(beforePaint, 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .trim();

interface LanguagePage {
  file: string;
  lang: 'en' | 'ur';
  fonts: readonly string[];
}

const pages: readonly LanguagePage[] = [
  { file: 'index.ur.html', lang: 'ur', fonts: ['figtree', 'naskh'] },
  { file: 'index.html', lang: 'en', fonts: ['figtree', 'bricolage'] },
];

const urduHead: readonly (readonly [RegExp, string])[] = [
  [/<html lang="en" dir="ltr">/, '<html lang="ur" dir="rtl">'],
  [
    /Adopt, buy and list pets across Pakistan\. Every listing is checked by a person\./g,
    'پورے پاکستان میں پالتو اپنائیں، خریدیں اور درج کریں۔ ہر اشتہار ہماری ٹیم جانچتی ہے۔',
  ],
];

function stringsOf(bundle: Bundle, lang: string): string | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/shared/locales/shell/${lang}.json`)))?.fileName;
}

function preloads(bundle: Bundle, { lang, fonts }: LanguagePage): string {
  const names = Object.keys(bundle);
  const fontFiles = fonts.flatMap((font) => names.filter((name) => name.startsWith(`assets/${font}-`) && name.endsWith('.woff2')));
  const strings = stringsOf(bundle, lang);
  const links = fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  return [...links, ...(strings ? [`<link rel="modulepreload" crossorigin href="/${strings}">`] : [])].join('\n    ');
}

/**
 * One page a language: the server picks by cookie, so the first paint has the right language, direction and title, and
 * the browser fetches that language's fonts and first strings at once.
 */
export function languagePages(): Plugin {
  return {
    name: 'paltu-language-pages',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      // Nothing is painted before it has run, so nothing is fetched for it; the gateway's policy names it by its hash.
      const html = String(index.source).replace(/<script src="\/before-paint.js"><\/script>/, () => `<script>${inlined()}</script>`);
      for (const page of pages) {
        const translated = page.lang === 'ur' ? urduHead.reduce((text, [english, urdu]) => text.replace(english, urdu), html) : html;
        const source = translated.replace('</title>', `</title>\n    ${preloads(bundle, page)}`);
        if (page.file === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName: page.file, source });
      }
    },
  };
}
