import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

type LookUp = (host: string) => Promise<LookupAddress[]>;

/**
 * Looks a name up once for all who ask meanwhile. Node looks two names up at once and no more, and the name of a server that is away may
 * take the name server ten seconds: look-ups by each client of such a server would hold up those of every other one.
 */
export const sharedLookups = (lookUp: LookUp = (host) => lookup(host, { all: true })): LookupFunction => {
  const running = new Map<string, Promise<LookupAddress[]>>();
  const find = (host: string): Promise<LookupAddress[]> => {
    const known = running.get(host);
    if (known !== undefined) return known;
    const found = lookUp(host).finally(() => running.delete(host));
    running.set(host, found);
    return found;
  };
  return (host, { all = false }, done) => {
    find(host).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
};
