import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@paltu/kernel';
import { fillHead } from './fill-head.ts';
import type { KnownPages } from './known-pages.ts';
import { pageWorker, type AskedPage, type Language, type PageAddress, type PageWorker, type RenderedPage } from './page-worker.ts';
import { safeJson } from './safe-json.ts';

export interface WantedPage extends AskedPage {
  /** Key of the prerendered page that is filled. */
  readonly key: string;
  /** Whether that page is of many addresses, and so says nothing of this one yet. */
  readonly isTemplate?: boolean;
  readonly known: KnownPages;
}

export interface PageRendering {
  /** Starts what renders, ahead of the first page. */
  prepare(known: KnownPages): void;
  /** The HTML of a page with what the API answers in it; undefined when it cannot be had now. */
  render(wanted: WantedPage): Promise<string | undefined>;
  /** What a page reads of the API as it opens; undefined when that cannot be had now. */
  readsOf(page: PageAddress, known: KnownPages): Promise<readonly string[] | undefined>;
  stop(): void;
}

const mostKept = 200;

const filled = (html: string, { html: body, preloads, entries }: RenderedPage, language: Language): string => {
  const isNew = (link: string): boolean => !html.includes(link);
  const links = (preloads.match(/<link[^>]*>/g) ?? []).filter(isNew);
  const answers = `<script type="application/json" id="answers">${safeJson(entries)}</script>`;
  return html
    .replace('<!--head-->', (place) => [place, ...links].join('\n    '))
    .replace(/<!--page-->[\s\S]*<!--\/page-->/, () => `<div id="root" data-prerendered="${language}">${body}</div>${answers}`);
};

/** Fills prerendered pages. A page is kept as long as it is asked for with the same answers, which the caller keeps for a moment. */
export const pageRendering = (directory: string, logger: Logger): PageRendering => {
  const kept = new Map<string, { readonly bodies: readonly unknown[]; readonly html: Promise<string | undefined> }>();
  let current: { readonly of: KnownPages; readonly worker: PageWorker } | undefined;

  const workerOf = (known: KnownPages): PageWorker | undefined => {
    if (current?.of === known) return current.worker;
    current?.worker.stop();
    current = known.worker === undefined ? undefined : { of: known, worker: pageWorker(join(directory, known.worker), logger) };
    return current?.worker;
  };
  const fill = async ({ key, isTemplate = false, known, ...asked }: WantedPage): Promise<string | undefined> => {
    const rendered = await workerOf(known)?.render(asked);
    if (rendered === undefined) return undefined;
    const html = filled(await readFile(join(directory, `pages/${key}.${asked.language}.html`), 'utf8'), rendered, asked.language);
    return isTemplate ? fillHead(html, rendered.head) : html;
  };

  return {
    prepare: (known) => void workerOf(known),
    render: async (wanted) => {
      const name = `${wanted.language} ${wanted.path}`;
      const bodies = Object.values(wanted.answers);
      const before = kept.get(name);
      if (before?.bodies.every((body, index) => body === bodies[index]) === true) return before.html;
      if (kept.size >= mostKept) kept.clear();
      const html = fill(wanted);
      kept.set(name, { bodies, html });
      // What could not be had now may be had the next time.
      if ((await html) === undefined) kept.delete(name);
      return html;
    },
    readsOf: async (page, known) => (await workerOf(known)?.render({ ...page, answers: {}, wants: 'reads' }))?.reads,
    stop: () => current?.worker.stop(),
  };
};
