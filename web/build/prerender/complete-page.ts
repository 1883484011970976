import type { PageFiles } from './files-of-page.ts';
import { withHead } from './head-of-page.ts';
import { headPlace, inPaintOrder } from './head-order.ts';
import type { KnownRoute, RenderedPage } from './page-messages.ts';

interface PageParts {
  readonly template: string;
  readonly rendered: RenderedPage;
  readonly files: PageFiles;
  readonly language: 'en' | 'ur';
}

const linksTo = (template: string, { scripts, styles }: PageFiles): string[] => {
  const isNew = (file: string): boolean => !template.includes(`"/${file}"`);
  return [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
};

const fontPreload = /<link rel="preload" as="font"[^>]*>\s*/g;

/** What the inline script of a page asks of the API for a member; `of` is whom the page is for alone. */
const aheadTag = ({ ahead, of }: Pick<KnownRoute, 'ahead' | 'of'>): string =>
  ahead.length === 0 ? '' : `<meta name="ahead" data-of="${of ?? ''}" content="${ahead.join(' ').replaceAll('&', '&amp;')}" />`;

/**
 * The HTML of a page that only the app fills: nothing is painted before its scripts run, so they come first, and fonts after them:
 * words that are painted before their font has come move.
 */
export const emptyPage = (template: string, files: PageFiles, route: Pick<KnownRoute, 'ahead' | 'of'>): string => {
  const fonts = template.match(fontPreload) ?? [];
  return template
    .replace(fontPreload, '')
    .replace('<script>', (script) => aheadTag(route) + script)
    .replace('</head>', () => `${[...linksTo(template, files), ...fonts].join('\n')}</head>`);
};

/**
 * The HTML of a page: the template of its language, filled. `<!--head-->` stays, for what only the gateway knows, and so do the marks
 * around the root, for a page that the gateway renders with what the API answers.
 */
export const completePage = ({ template, rendered, files, language }: PageParts): string => {
  const { html, head, preloads } = rendered;
  const root = `<!--page--><div id="root" data-prerendered="${language}">${html}</div><!--/page-->`;
  const filled = withHead(template, head)
    .replace('</head>', () => `${[...head.tags, preloads, ...linksTo(template, files), headPlace].join('\n')}</head>`)
    .replace('<div id="root"></div>', () => root);
  return inPaintOrder(filled);
};
