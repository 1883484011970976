import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, throttledWarn, throttledWarnOfEach, type Logger } from '@paltu/kernel';
import { countAtOnce } from '../limits/count-at-once.ts';
import { plainAddress, type IsTrusted } from '../requests/trusted-proxies.ts';

export interface ConnectionLimits {
  readonly perAddress: number;
  readonly all: number;
}

/** Of all addresses together. */
export const mostConnections = 8_192;

/** Silent in both directions for so long: longer than any answer takes, and than a kept connection is kept. */
const silenceMs = 120_000;

/** Closes at once what comes over the limits. A proxy of ours brings everybody, so it counts for all alone. */
export const limitConnections = (server: Server, limits: ConnectionLimits, isTrusted: IsTrusted, logger: Logger): void => {
  const begin = countAtOnce();
  const warn = throttledWarn(logger);
  const warnOf = throttledWarnOfEach(logger);
  server.maxConnections = limits.all;
  server.setTimeout(silenceMs);
  server.on('drop', () => warn({ connections: limits.all }, 'too many connections: a new one is refused'));
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    if (isTrusted(peer)) return;
    const clientAddress = addressKey(peer);
    const { count, leave } = begin(clientAddress);
    socket.once('close', leave);
    if (count <= limits.perAddress) return;
    const fields = { event: 'security.too-many-connections', clientAddress, connections: limits.perAddress };
    warnOf(clientAddress, fields, 'an address has too many connections');
    socket.destroy();
  });
};
