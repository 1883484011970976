import { isApiError } from './api-error.ts';

/** The server does not know this call (yet), or not with this method: trying again is no use. */
export function isNotServed(error: unknown): boolean {
  return isApiError(error) && (error.status === 501 || error.status === 405 || error.code === 'route.not-found');
}
