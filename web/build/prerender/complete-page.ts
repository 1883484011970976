import type { PageFiles } from './files-of-page.ts';
import { headPlace, inPaintOrder } from './head-order.ts';
import type { RenderedPage } from './page-messages.ts';

interface PageParts {
  readonly template: string;
  readonly rendered: RenderedPage;
  readonly files: PageFiles;
  readonly language: 'en' | 'ur';
  readonly key: string;
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const titleOf = (html: string): string => {
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  return heading === '' ? 'Paltu' : `${heading} · Paltu`;
};

const structuredData = (language: string): string => {
  const site = { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Paltu', alternateName: 'پالتو', inLanguage: language };
  return `<script type="application/ld+json">${JSON.stringify(site)}</script>`;
};

const linksTo = (template: string, { scripts, styles }: PageFiles): string[] => {
  const isNew = (file: string): boolean => !template.includes(`"/${file}"`);
  return [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
};

/**
 * The HTML of a page: the template of its language, filled. `<!--head-->` stays, for what only the gateway knows, and so do the marks
 * around the root, for a page that the gateway renders with what the API answers.
 */
export const completePage = ({ template, rendered, files, language, key }: PageParts): string => {
  const title = titleOf(rendered.html);
  const head = [rendered.preloads, ...linksTo(template, files), key === 'home' ? structuredData(language) : '', headPlace];
  const root = `<!--page--><div id="root" data-prerendered="${language}">${rendered.html}</div><!--/page-->`;
  const filled = template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_whole, start: string) => `${start}${title}`)
    .replace('</head>', () => `${head.join('\n')}</head>`)
    .replace('<div id="root"></div>', () => root);
  return inPaintOrder(filled);
};
