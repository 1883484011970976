import type { ClientRequest } from 'node:http';
import type { Request } from 'express';
import { requestTimeout } from '../requests/gateway-refusals.ts';

/** The least that must come in each window: half of what a phone on the slowest network of a city sends. */
export interface Pace {
  readonly windowMs: number;
  readonly leastBytes: number;
}

export const usualPace: Pace = { windowMs: 15_000, leastBytes: 60_000 };

/** Ends an upload whose sender is too slow. What waits for the service, which reads no faster, is not its sender's fault. */
export const paceUpload = (request: Request, outgoing: ClientRequest, { windowMs, leastBytes }: Pace): void => {
  let bytes = 0;
  let wasHeldUp = false;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    wasHeldUp ||= outgoing.writableNeedDrain;
  };
  const timer = setInterval(() => {
    if (bytes < leastBytes && !wasHeldUp && !outgoing.writableNeedDrain) outgoing.destroy(requestTimeout());
    bytes = 0;
    wasHeldUp = false;
  }, windowMs);
  const stop = (): void => clearInterval(timer);
  request.on('data', count);
  request.once('end', stop);
  request.once('close', stop);
  outgoing.once('close', stop);
};
