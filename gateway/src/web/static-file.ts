import { routeNotFound } from '@paltu/service-kit';
import type { Request, Response } from 'express';
import { stat, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { preconditionFailed, rangeNotSatisfiable } from '../requests/gateway-refusals.ts';

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

export const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );

interface Variant {
  readonly name: string;
  readonly encoding: string | undefined;
}

/** The smallest of what was built ahead that the caller can read. */
const variantFor = async (request: Request, directory: string, name: string): Promise<Variant> => {
  for (const { name: encoding, extension } of encodings) {
    const compressed = `${name}${extension}`;
    if (request.acceptsEncodings(encoding) !== false && (await isFile(join(directory, compressed)))) return { name: compressed, encoding };
  }
  return { name, encoding: undefined };
};

const refusalOfSending = (error: unknown): Error | undefined => {
  const { status, code } = error as { status?: number; code?: string };
  if (code === 'ECONNABORTED' || code === 'ECANCELED') return undefined;
  if (status === 416) return rangeNotSatisfiable();
  if (status === 412) return preconditionFailed();
  if (status !== undefined && status < 500) return routeNotFound();
  return error as Error;
};

/**
 * Sends `name` of `directory` with ETag, ranges and conditions, in the smallest encoding that lies there.
 * @throws AppError `route.not-found`, `request.precondition-failed`, `request.range-not-satisfiable`
 */
export const sendStaticFile = async (
  request: Request,
  response: Response,
  file: { directory: string; name: string; cacheControl: string },
): Promise<void> => {
  const { name, encoding } = await variantFor(request, file.directory, file.name);
  response.vary('Accept-Encoding');
  response.type(extname(file.name) === '' ? '.html' : extname(file.name));
  response.set('cache-control', file.cacheControl);
  if (encoding !== undefined) response.set('content-encoding', encoding);
  await new Promise<void>((resolve, reject) => {
    response.sendFile(name, { root: file.directory, cacheControl: false, dotfiles: 'ignore', index: false } as object, (error?: Error) => {
      const refusal = error === undefined ? undefined : refusalOfSending(error);
      if (refusal === undefined) return resolve();
      for (const header of ['content-encoding', 'content-type', 'etag', 'last-modified', 'cache-control'])
        if (!response.headersSent) response.removeHeader(header);
      reject(refusal);
    });
  });
};

/** A file of the build: the same value as long as it does not change. */
export interface BuiltFile {
  read(): Promise<string>;
}

/** @returns undefined where there is no such file */
export type BuiltFiles = (name: string) => Promise<BuiltFile | undefined>;

/** A site that is built anew is sent after as long. */
const lookAgainMs = 1_000;

interface KnownFile {
  readonly version: string;
  readonly file: BuiltFile;
  readonly lookAgainAt: number;
}

const readOnce = (path: string): BuiltFile => {
  let text: Promise<string> | undefined;
  const load = (): Promise<string> =>
    readFile(path, 'utf8').catch((error: unknown) => {
      text = undefined;
      throw error;
    });
  return { read: () => (text ??= load()) };
};

/** @param directory what `vite build` wrote */
export const builtFiles = (directory: string): BuiltFiles => {
  const known = new Map<string, KnownFile>();
  return async (name) => {
    const before = known.get(name);
    const now = Date.now();
    if (before !== undefined && now < before.lookAgainAt) return before.file;
    const path = join(directory, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry?.isFile() !== true) return undefined;
    const version = `${entry.mtimeMs} ${entry.size}`;
    const file = before?.version === version ? before.file : readOnce(path);
    known.set(name, { version, file, lookAgainAt: now + lookAgainMs });
    return file;
  };
};
