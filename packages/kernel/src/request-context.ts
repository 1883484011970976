import { AsyncLocalStorage } from 'node:async_hooks';

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
