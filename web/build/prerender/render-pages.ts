import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

const run = promisify(execFile);
const entry = fileURLToPath(new URL('prerender-entry.tsx', import.meta.url));
const mostBytes = 2 ** 24;

export interface RenderedPage {
  readonly html: string;
  /** The strings that the page waits for, those of the shell apart. */
  readonly namespaces: readonly string[];
}

export interface PageRenderer {
  /** What a visitor sees first at `path`. */
  render(path: string, language: 'en' | 'ur'): Promise<RenderedPage>;
  /** The keys of all pages, as the router writes them. */
  patterns(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Builds the app once more, for Node, and runs it for each page in a process of its own: modules of the app keep the page and the
 * language they were loaded with.
 */
export async function pageRenderer(shared: Pick<InlineConfig, 'root' | 'plugins' | 'css'>): Promise<PageRenderer> {
  const outDir = await mkdtemp(join(tmpdir(), 'paltu-prerender-'));
  await build({
    ...shared,
    ...{ configFile: false, logLevel: 'error', publicDir: false },
    ssr: { noExternal: true },
    build: {
      ...{ ssr: entry, outDir, emptyOutDir: true, minify: false, assetsInlineLimit: 0, copyPublicDir: false },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } },
    },
  });
  const ask = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await run(process.execPath, [join(outDir, 'prerender.mjs'), ...words], { maxBuffer: mostBytes });
    return JSON.parse(stdout);
  };
  return {
    render: async (path, language) => (await ask(path, language)) as RenderedPage,
    patterns: async () => (await ask('/', 'en', '--patterns')) as string[],
    stop: () => rm(outDir, { recursive: true, force: true }),
  };
}
