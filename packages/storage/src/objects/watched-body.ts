import { Readable } from 'node:stream';

interface Watch {
  /** How long the source may be silent while its reader waits. A reader may be as slow as it likes. */
  readonly silentMs: number;
  /** The error of the reader when the source breaks off or falls silent. */
  readonly toError: (error: unknown) => unknown;
}

/** The bytes of `source`, which ends with its reader: destroyed when the reader leaves, and when it is silent for too long. */
export const watchedBody = (source: Readable, { silentMs, toError }: Watch): Readable => {
  let timer: NodeJS.Timeout | undefined;
  const body = new Readable({
    read: () => {
      waitForMore();
      source.resume();
    },
    destroy: (error, done) => {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  const breakOff = (error: unknown): void => void body.destroy(toError(error) as Error);
  const waitForMore = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => breakOff(new Error(`nothing came for ${silentMs} ms`)), silentMs);
  };

  source.pause();
  source.on('data', (chunk: Buffer) => {
    waitForMore();
    if (body.push(chunk)) return;
    clearTimeout(timer);
    source.pause();
  });
  source.once('end', () => {
    clearTimeout(timer);
    body.push(null);
  });
  source.once('error', breakOff);
  return body;
};
