import { AsyncLocalStorage } from 'node:async_hooks';

/** What follows a request through the process: its id, and the W3C `traceparent` it came with. */
export interface RequestContext {
  readonly requestId: string;
  readonly traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that everything it calls, awaited or not, sees `context`. */
export const withRequestContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The context of the request being served, or undefined outside one. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
