import { AsyncLocalStorage } from 'node:async_hooks';
import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, written out. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - (tail === '' ? 0 : tail.split(':').length));
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
};

/** One line of the internet has a whole /64 of IPv6 to call from. */
export const addressKey = (address: string): string => (isIPv6(address) ? `${networkOf(address)}::/64` : address);

/** What follows a request through the process: its id, the W3C `traceparent` it came with, and whom it came from. */
export interface RequestContext {
  readonly requestId: string;
  readonly traceparent?: string | undefined;
  /** Of the client, as `addressKey` gives it; undefined where no client asks. */
  readonly clientAddress?: string | undefined;
}

const requestIdShape = /^[\w-]{8,64}$/;
const traceparentShape = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const isTraceparent = (text: string): boolean => traceparentShape.test(text);

/** The context that came from outside this process, as far as it can be believed; `newId` gives the id where none came. */
export const contextFrom = (given: Partial<Omit<RequestContext, 'clientAddress'>>, newId: () => string): RequestContext => {
  const { requestId, traceparent } = given;
  return {
    requestId: requestId !== undefined && requestIdShape.test(requestId) ? requestId : newId(),
    traceparent: traceparent !== undefined && isTraceparent(traceparent) ? traceparent : undefined,
  };
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that everything it calls, awaited or not, sees `context`. */
export const withRequestContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The context of the request being served, or undefined outside one. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
