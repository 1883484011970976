import type { Request } from 'express';

/** Fires when the caller leaves before the answer is written. */
export const callerGone = ({ res: response }: Request): AbortSignal => {
  const gone = new AbortController();
  if (response?.closed === true) gone.abort();
  response?.once('close', () => {
    if (!response.writableEnded) gone.abort();
  });
  return gone.signal;
};
