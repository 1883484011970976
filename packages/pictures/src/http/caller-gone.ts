import { whenClosed } from '@paltu/service-kit';
import type { Request } from 'express';

/** Fires when the caller leaves before the answer is written. */
export const callerGone = ({ res: response }: Request): AbortSignal => {
  const gone = new AbortController();
  if (response?.closed === true) gone.abort();
  if (response !== undefined) whenClosed(response, () => !response.writableEnded && gone.abort());
  return gone.signal;
};
