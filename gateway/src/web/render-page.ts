import { join } from 'node:path';
import type { Logger } from '@paltu/kernel';
import type { BuiltFile } from './built-files.ts';
import { fillHead, safeJson, type KnownPages, type Language } from '@paltu/site';
import { pageWorker, type AskedPage, type PageAddress, type PageWorker, type RenderedPage } from './page-worker.ts';

export interface WantedPage extends AskedPage {
  /** The prerendered page that is filled. */
  readonly file: BuiltFile;
  /** Whether that page serves many addresses, and so knows nothing of this one yet. */
  readonly isTemplate?: boolean;
  readonly known: KnownPages;
}

/** @param address who asks */
export type MayRender = (address: string) => Promise<boolean>;

export interface PageRendering {
  /** Starts what renders, ahead of the first page. */
  prepare(known: KnownPages): void;
  /** The HTML of a page with what the API answers in it; undefined when it cannot be had now. */
  render(wanted: WantedPage): Promise<string | undefined>;
  /** What a page reads of the API as it opens; undefined when that cannot be had now. */
  readsOf(page: PageAddress, known: KnownPages): Promise<readonly string[] | undefined>;
  stop(): void;
}

const filled = (html: string, { html: body, preloads, entries }: RenderedPage, language: Language): string => {
  const isNew = (link: string): boolean => !html.includes(link);
  const links = (preloads.match(/<link[^>]*>/g) ?? []).filter(isNew);
  const answers = `<script type="application/json" id="answers">${safeJson(entries)}</script>`;
  return html
    .replace('<!--head-->', (place) => [place, ...links].join('\n    '))
    .replace(/<!--page-->[\s\S]*<!--\/page-->/, () => `<div id="root" data-prerendered="${language}">${body}</div>${answers}`);
};

/** Fills prerendered pages. Each call is work: who asks has it done in turns, and keeps what comes. */
export const pageRendering = (directory: string, logger: Logger): PageRendering => {
  let current: { readonly of: KnownPages; readonly worker: PageWorker } | undefined;

  const workerOf = (known: KnownPages): PageWorker | undefined => {
    if (current?.of === known) return current.worker;
    current?.worker.stop();
    current = known.worker === undefined ? undefined : { of: known, worker: pageWorker(join(directory, known.worker), logger) };
    return current?.worker;
  };

  return {
    prepare: (known) => void workerOf(known),
    render: async ({ file, isTemplate = false, known, ...asked }) => {
      const rendered = await workerOf(known)?.render(asked);
      if (rendered === undefined) return undefined;
      const html = filled(await file.read(), rendered, asked.language);
      return isTemplate ? fillHead(html, rendered.head) : html;
    },
    readsOf: async (page, known) => (await workerOf(known)?.render({ ...page, answers: {}, wants: 'reads' }))?.reads,
    stop: () => current?.worker.stop(),
  };
};
