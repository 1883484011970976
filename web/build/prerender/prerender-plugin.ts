import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { completePage, emptyPage } from './complete-page.ts';
import { firstPlaces } from '../first-places.ts';
import { filesOf } from './files-of-page.ts';
import type { KnownRoute } from './page-messages.ts';
import { withOneSheet } from './one-sheet.ts';
import { pageRenderer, workerFile } from './render-pages.ts';
import { siteOrigin } from './site-origin.ts';

interface BuiltPage {
  readonly key: string;
  readonly path: string;
  /** Name of its module in `src/pages`. */
  readonly module: string;
  /** For many addresses, so that it names none as its own. */
  readonly isShared?: true;
  /** Keys of those pages that the gateway fills with what they read of the API. */
  readonly fills?: string;
  /** It is listed for search engines. */
  readonly isIndexed?: true;
}

/** Pages that are public and known when the site is built; `pet`, `vet`, `accessory`, `store` and `article` are what such a page looks like before its data is there. */
const pages: readonly BuiltPage[] = [
  { key: 'home', path: '/', module: 'home-page', isIndexed: true },
  { key: 'pets', path: '/pets', module: 'pets-page', isIndexed: true },
  { key: 'pet', path: '/pet-0', module: 'pet-page', isShared: true },
  { key: 'vets', path: '/vets', module: 'vets-page', isIndexed: true },
  { key: 'vet', path: '/vet-0', module: 'vet-page', isShared: true, fills: 'vet-{id}' },
  { key: 'accessories', path: '/accessories', module: 'accessories-page', isIndexed: true },
  { key: 'accessory', path: '/accessory-0', module: 'accessory-page', isShared: true, fills: 'accessory-{id}' },
  { key: 'store', path: '/store-0', module: 'store-page', isShared: true, fills: 'store-{id}' },
  { key: 'about', path: '/about', module: 'about-page', isIndexed: true },
  { key: 'faq', path: '/faq', module: 'faq-page', isIndexed: true },
  { key: 'contact', path: '/contact', module: 'contact-page', isIndexed: true },
  { key: 'blog', path: '/blog', module: 'blog-page', isIndexed: true },
  { key: 'article', path: '/blog-0', module: 'article-page', isShared: true, fills: 'blog-{slug}' },
  ...['terms', 'privacy', 'cookies', 'refund'].map((key) => ({ key, path: `/${key}`, module: 'legal-page', isIndexed: true as const })),
  { key: 'login', path: '/login', module: 'login-page' },
  { key: 'register', path: '/register', module: 'register-page' },
  { key: 'forgot-password', path: '/forgot-password', module: 'forgot-password-page' },
  { key: 'not-found', path: '/-', module: 'not-found-page', isShared: true },
];

const comingSoonPages = (routes: readonly KnownRoute[]): BuiltPage[] =>
  routes
    .filter(({ pattern, namespaces }) => namespaces.includes('coming-soon') && !pattern.includes('{'))
    .map(({ pattern }) => ({ key: pattern, path: `/${pattern}`, module: 'coming-soon-page' }));

/** What surrounds a work screen, and its words. */
const workFrame = { module: '/src/app/layouts/work/work-frame.tsx', namespace: 'work' };

const keyOfPattern = (pattern: string): string => pattern.replace(/[{}]/g, '');

const languages = ['en', 'ur'] as const;

const templateOf = (language: string): string => (language === 'ur' ? 'index.ur.html' : 'index.html');

interface Build {
  readonly outDir: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly shared: Pick<InlineConfig, 'root' | 'plugins' | 'css'>;
  readonly warn: (text: string) => void;
}

/** The policy of the site names inline scripts by their content. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** Work screens: the shell of the app, which names what they load, so that it does not come one after the other. */
async function writeWorkPages({ outDir, bundle }: Build, routes: readonly KnownRoute[]): Promise<void> {
  for (const language of languages) {
    const template = await readFile(join(outDir, templateOf(language)), 'utf8');
    for (const route of routes) {
      const { pattern, module, namespaces } = route;
      const { modules: first, namespaces: others = [] } = firstPlaces[pattern] ?? { modules: [] };
      const modules = [...first, `/src/pages/${module}.tsx`, workFrame.module];
      const files = filesOf(bundle, { modules, namespaces: [workFrame.namespace, ...namespaces, ...others], language });
      const html = await withOneSheet(emptyPage(template, files, route), outDir);
      await writeFile(join(outDir, 'pages', `${keyOfPattern(pattern)}.${language}.html`), html);
    }
  }
}

async function writePages(build: Build): Promise<void> {
  const { outDir, bundle, shared, warn } = build;
  const renderer = await pageRenderer(shared, outDir);
  const all = [...pages, ...comingSoonPages(renderer.routes)];
  const reads = new Map<string, readonly string[]>();
  const scripts = new Set<string>();
  await mkdir(join(outDir, 'pages'), { recursive: true });
  try {
    for (const language of languages) {
      const template = await readFile(join(outDir, templateOf(language)), 'utf8');
      hashesOf(template).forEach((hash) => scripts.add(hash));
      for (const { key, path, module, isShared } of all) {
        const rendered = await renderer.render({ path, language, isShared }).catch((error: unknown) => warn(`${key}: ${String(error)}`));
        // The app still shows a page that is missing here, only later.
        if (!rendered) continue;
        const files = filesOf(bundle, { modules: [`/src/pages/${module}.tsx`], namespaces: rendered.namespaces, language });
        const html = await withOneSheet(completePage({ template, rendered, files, language }), outDir);
        await writeFile(join(outDir, 'pages', `${key}.${language}.html`), html);
        reads.set(`${key}.${language}`, rendered.reads);
      }
    }
  } finally {
    await renderer.stop();
  }
  const ofWork = renderer.routes.filter(({ isOfWork }) => isOfWork);
  await writeWorkPages(build, ofWork);
  const prerendered = all.map(({ key }) => key).filter((key) => languages.every((language) => reads.has(`${key}.${language}`)));
  const index = {
    ...{ patterns: renderer.routes.map(({ pattern }) => pattern), prerendered, scripts: [...scripts], worker: workerFile },
    origin: siteOrigin,
    indexed: all.flatMap(({ key, isIndexed }) => (isIndexed && prerendered.includes(key) ? [key] : [])),
    templates: all.flatMap(({ key, fills }) => (fills !== undefined && prerendered.includes(key) ? [{ pattern: fills, key }] : [])),
    shells: ofWork.map(({ pattern }) => ({ pattern, key: keyOfPattern(pattern) })),
    // Some answers are in a language.
    reads: Object.fromEntries(reads),
  };
  await writeFile(join(outDir, 'pages/index.json'), JSON.stringify(index));
}

/**
 * Writes `pages/<key>.<language>.html` beside the app: what a visitor sees first, with the styles, code and strings that the page needs,
 * and `pages/index.json` for the gateway: which pages there are, what they read of the API as they open, the worker that renders them
 * with what it answers, and the hashes of the inline scripts. The app takes the pages over as they stand.
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
