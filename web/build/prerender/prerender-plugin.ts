import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { completePage } from './complete-page.ts';
import { filesOf } from './files-of-page.ts';
import { pageRenderer } from './render-pages.ts';

/** Pages that are public and known when the site is built; `pet` is what a listing looks like before its data is there. */
const pages = [
  { key: 'home', path: '/', module: 'home-page' },
  { key: 'pets', path: '/pets', module: 'pets-page' },
  { key: 'pet', path: '/pet-0', module: 'pet-page' },
  { key: 'login', path: '/login', module: 'login-page' },
  { key: 'register', path: '/register', module: 'register-page' },
  { key: 'not-found', path: '/-', module: 'not-found-page' },
] as const;
const languages = ['en', 'ur'] as const;

const templateOf = (language: string): string => (language === 'ur' ? 'index.ur.html' : 'index.html');

interface Build {
  readonly outDir: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly shared: Pick<InlineConfig, 'root' | 'plugins' | 'css'>;
  readonly warn: (text: string) => void;
}

async function writePages({ outDir, bundle, shared, warn }: Build): Promise<void> {
  const renderer = await pageRenderer(shared);
  const missing = new Set<string>();
  await mkdir(join(outDir, 'pages'), { recursive: true });
  try {
    for (const language of languages) {
      const template = await readFile(join(outDir, templateOf(language)), 'utf8');
      for (const { key, path, module } of pages) {
        const rendered = await renderer.render(path, language).catch((error: unknown) => warn(`${key}: ${String(error)}`));
        if (!rendered) {
          // The app still shows it, only later.
          missing.add(key);
          continue;
        }
        const files = filesOf(bundle, { module: `/src/pages/${module}.tsx`, namespaces: rendered.namespaces, language });
        await writeFile(join(outDir, 'pages', `${key}.${language}.html`), completePage({ template, rendered, files, language, key }));
      }
    }
    const index = { patterns: await renderer.patterns(), prerendered: pages.map(({ key }) => key).filter((key) => !missing.has(key)) };
    await writeFile(join(outDir, 'pages/index.json'), JSON.stringify(index));
  } finally {
    await renderer.stop();
  }
}

/**
 * Writes `pages/<key>.<language>.html` beside the app: what a visitor sees first, with the styles, code and strings that the page needs,
 * and `pages/index.json` for the gateway: which pages there are. The app takes them over as they stand.
 * @param sharedPlugins made anew for the second build
 */
export function prerenderPages(sharedPlugins: () => InlineConfig['plugins']): Plugin {
  let root = '';
  let css: InlineConfig['css'];
  return {
    name: 'paltu-prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      css = { modules: config.css.modules };
    },
    writeBundle: {
      sequential: true,
      handler(options, bundle) {
        const shared = { root, css, plugins: sharedPlugins() };
        return writePages({ outDir: options.dir ?? join(root, 'dist'), bundle, shared, warn: (text) => this.warn(text) });
      },
    },
  };
}
