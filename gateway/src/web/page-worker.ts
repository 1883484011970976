import type { HeadOfPage, Language } from '@paltu/site';
import { Worker } from 'node:worker_threads';
import { reasonOf, type Logger } from '@paltu/kernel';

export interface PageAddress {
  /** Path and query of the page. */
  readonly path: string;
  readonly language: Language;
}

export interface AskedPage extends PageAddress {
  /** Bodies of answers of the API by path and query. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What it reads alone, without the work of rendering it. */
  readonly wants?: 'reads';
}

/** What `web/build/prerender` answers; it has more, for the build. */
export interface RenderedPage {
  readonly html: string;
  readonly head: HeadOfPage;
  readonly preloads: string;
  readonly entries: readonly unknown[];
  /** Paths and queries that the page reads of the API as it opens. */
  readonly reads: readonly string[];
}

export interface PageWorker {
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
export const pageWorker = (file: string, logger: Logger): PageWorker => {
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
