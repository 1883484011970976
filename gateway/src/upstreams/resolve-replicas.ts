import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export type LookUp = (host: string) => Promise<readonly LookupAddress[]>;

const lookUpAll: LookUp = (host) => lookup(host, { all: true });

/** Those of one family: what a name has in the other one are the same machines. */
const ofOneFamily = (found: readonly LookupAddress[]): readonly LookupAddress[] => {
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  return found.filter((one) => one.family === family);
};

const withHost = (base: URL, { address, family }: LookupAddress): string => {
  const host = family === 6 ? `[${address}]` : address;
  return `${base.protocol}//${base.port === '' ? host : `${host}:${base.port}`}`;
};

/**
 * Finds the replicas behind base addresses of a service: a name with several addresses is as many replicas. Of a name that cannot be
 * looked up now they are those of the last time.
 */
export const replicaResolver = (addresses: readonly string[], lookUp = lookUpAll): (() => Promise<readonly string[]>) => {
  const last = new Map<string, readonly string[]>();
  const resolve = async (address: string): Promise<readonly string[]> => {
    const base = new URL(address);
    const host = base.hostname;
    // A certificate is made out for the name; of an address there is nothing to look up.
    if (base.protocol !== 'http:' || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return [base.origin];
    try {
      const found = ofOneFamily(await lookUp(host));
      // The only one keeps its name, which is looked up at each connection, so that one that moves is found at once.
      last.set(address, found.length > 1 ? found.map((one) => withHost(base, one)).sort() : [base.origin]);
    } catch {
      // As it was.
    }
    return last.get(address) ?? [base.origin];
  };
  return async () => [...new Set((await Promise.all(addresses.map(resolve))).flat())];
};
