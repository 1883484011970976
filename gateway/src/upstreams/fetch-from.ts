import type { Upstream } from './upstream.ts';

/** Reads of a service. */
export type FetchFrom = (path: string, init?: RequestInit) => Promise<Response>;

const isTooLate = (init?: RequestInit): boolean => init?.signal?.aborted === true;

/** Reads of a replica that is well; of another one when no answer comes from it. */
export const fetchFrom =
  (service: Upstream): FetchFrom =>
  async (path, init) => {
    const first = service.visit(true);
    try {
      return await fetch(new URL(path, first.replica.origin), init);
    } catch (error) {
      if (isTooLate(init) || !service.hasOther(first.replica)) throw error;
    } finally {
      first.leave();
    }
    const second = service.visit(true, first.replica);
    return fetch(new URL(path, second.replica.origin), init).finally(second.leave);
  };
