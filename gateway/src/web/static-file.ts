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

/** @param directory what `vite build` wrote */
export const builtFiles = (directory: string): BuiltFiles => {
  const known = new Map<string, { readonly version: string; readonly file: BuiltFile }>();
  return async (name) => {
    const path = join(directory, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry?.isFile() !== true) return undefined;
    const version = `${entry.mtimeMs} ${entry.size}`;
    const before = known.get(name);
    if (before?.version === version) return before.file;
    const file = { read: () => readFile(path, 'utf8') };
    known.set(name, { version, file });
    return file;
  };
};
