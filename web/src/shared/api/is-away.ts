import { isApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';

/** A server that answers this is there, and names what is the matter. */
const full = 'storage.full';

/** Whether nobody dealt with the call: no answer came, or one that the service is down or too slow. */
export const isAway = ({ status, code }: ApiError): boolean =>
  status === 'NETWORK_ERROR' || (typeof status === 'number' && status >= 502 && code !== full);

/** Whether nobody knows what became of a call that was thrown. */
export const isLost = (error: unknown): boolean => isApiError(error) && isAway(error);
