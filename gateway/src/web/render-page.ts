import { reasonOf, addressKey, type Logger, type InFairTurn } from '@paltu/kernel';
import { fillHead, safeJson, type HeadOfPage, type Language, type KnownPages } from '@paltu/site';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuiltFile } from './static-file.ts';

interface PageAddress {
  /** Path and query of the page. */
  readonly path: string;
  readonly language: Language;
}

interface AskedPage extends PageAddress {
  /** Bodies of answers of the API by path and query. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What it reads alone, without the work of rendering it. */
  readonly wants?: 'reads';
}

/** What `web/build/prerender` answers; it has more, for the build. */
interface RenderedPage {
  readonly html: string;
  readonly head: HeadOfPage;
  readonly preloads: string;
  readonly entries: readonly unknown[];
  /** Paths and queries that the page reads of the API as it opens. */
  readonly reads: readonly string[];
}

interface PageWorker {
  /** Undefined when the page does not come in time. */
  render(asked: AskedPage): Promise<RenderedPage | undefined>;
  stop(): void;
}

type WorkerAnswer = { readonly number: number; readonly page?: RenderedPage; readonly failure?: string } | { readonly routes: unknown };

/** A page takes some ten milliseconds, and one is made after the other. */
const mostWaiting = 8;

const patienceMs = 2_000;

const restAfterFailureMs = 5_000;

const memory = { maxOldGenerationSizeMb: 128 };

const launch = (file: string): Worker => {
  const worker = new Worker(file, { env: {}, execArgv: [], resourceLimits: memory });
  worker.unref();
  return worker;
};

/** Renders pages of the web app in a thread of its own: what takes too long, or fails, holds up no other request. */
const pageWorker = (file: string, logger: Logger): PageWorker => {
  const waiting = new Map<number, (page: RenderedPage | undefined) => void>();
  let number = 0;
  let running: Worker | undefined;
  let isReady = false;
  let resting: NodeJS.Timeout | undefined;
  let isStopped = false;

  const settle = (of: number, page?: RenderedPage): void => {
    waiting.get(of)?.(page);
    waiting.delete(of);
  };
  const start = (): void => {
    const worker = launch(file);
    running = worker;
    worker.on('message', (message: WorkerAnswer) => {
      isReady = true;
      if (!('number' in message)) return;
      if (message.failure !== undefined) logger.warn({ reason: message.failure }, 'a page was not rendered');
      settle(message.number, message.page);
    });
    worker.on('error', (error) => logger.error({ reason: reasonOf(error) }, 'the renderer of pages failed'));
    worker.on('exit', () => {
      isReady = false;
      [...waiting.keys()].forEach((of) => settle(of));
      if (!isStopped) resting = setTimeout(start, restAfterFailureMs).unref();
    });
  };
  start();

  return {
    render: (asked) => {
      const worker = running;
      if (!isReady || worker === undefined || waiting.size >= mostWaiting) return Promise.resolve(undefined);
      number += 1;
      const own = number;
      return new Promise((resolve) => {
        const timer = setTimeout(() => void worker.terminate(), patienceMs).unref();
        waiting.set(own, (page) => {
          clearTimeout(timer);
          resolve(page);
        });
        worker.postMessage({ ...asked, number: own });
      });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(resting);
      void running?.terminate();
    },
  };
};

interface WantedPage extends AskedPage {
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

/** A page that somebody asks for. */
interface AskedReads extends PageAddress {
  readonly known: KnownPages;
  /** Who asks. */
  readonly address: string;
}

/**
 * What a page reads of the API as it opens: paths and queries; undefined when that cannot be had now, `refused` for an address that has had
 * enough of the renderer.
 */
export type PageReads = (asked: AskedReads) => Promise<readonly string[] | 'refused' | undefined>;

interface PageReadsNeeds {
  readonly rendering: Pick<PageRendering, 'readsOf'>;
  readonly inTurn: InFairTurn;
  readonly mayRender: MayRender;
}

const mostRemembered = 1_000;

/** A longer address is worked out each time. */
const longestRemembered = 200;

/** Asks what renders pages, in turns by address, and remembers what it answers. */
export const pageReads = ({ rendering, inTurn, mayRender }: PageReadsNeeds): PageReads => {
  let remembered = new Map<string, readonly string[]>();
  let of: KnownPages | undefined;
  return async ({ known, address, ...page }) => {
    if (of !== known || remembered.size >= mostRemembered) remembered = new Map();
    of = known;
    const name = `${page.language} ${page.path}`;
    const before = remembered.get(name);
    if (before !== undefined) return before;
    if (!(await mayRender(address))) return 'refused';
    const reads = await inTurn([addressKey(address)], () => rendering.readsOf(page, known));
    if (reads !== undefined && name.length <= longestRemembered && of === known) remembered.set(name, reads);
    return reads;
  };
};
