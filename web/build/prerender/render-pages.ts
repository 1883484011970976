import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import type { AskedPage, KnownRoute, PageAnswer, RenderedPage, WorkerReady } from './page-messages.ts';

const entry = fileURLToPath(new URL('page-worker.tsx', import.meta.url));
const frameParts = fileURLToPath(new URL('frame-parts.tsx', import.meta.url));

/** From the folder of the build. The gateway runs it too. */
export const workerFile = 'server/page-worker.mjs';

export interface PageRenderer {
  readonly routes: readonly KnownRoute[];
  /** What a visitor sees before anything is answered. */
  render(asked: Omit<AskedPage, 'number'>): Promise<RenderedPage>;
  stop(): Promise<void>;
}

/** Pages that share a frame have it rendered once. */
const preparedFrame: Plugin = {
  name: 'paltu-prepared-frame',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/layouts/site-frame.tsx') && /^\.\/(?:site-header|site-footer|tab-bar)\.tsx$/.test(source) ? frameParts : undefined,
};

async function buildWorker(shared: Pick<InlineConfig, 'root' | 'plugins' | 'css'>, outDir: string): Promise<void> {
  await build({
    ...shared,
    plugins: [shared.plugins, preparedFrame],
    ...{ configFile: false, logLevel: 'error', publicDir: false },
    // React has two versions of itself, and the program that runs the worker need not choose one.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ...{ ssr: entry, outDir, emptyOutDir: false, minify: false, assetsInlineLimit: 0, copyPublicDir: false },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: workerFile } },
    },
  });
}

/** Builds the app once more, for Node, into the folder of the build, and starts it. */
export async function pageRenderer(shared: Pick<InlineConfig, 'root' | 'plugins' | 'css'>, outDir: string): Promise<PageRenderer> {
  await buildWorker(shared, outDir);
  const worker = new Worker(join(outDir, workerFile));
  const [{ routes }] = (await once(worker, 'message')) as [WorkerReady];
  const render = async (asked: Omit<AskedPage, 'number'>): Promise<RenderedPage> => {
    worker.postMessage({ number: 0, ...asked } satisfies AskedPage);
    const [answer] = (await once(worker, 'message')) as [PageAnswer];
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.page;
  };
  return { routes, render, stop: async () => void (await worker.terminate()) };
}
