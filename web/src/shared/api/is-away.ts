import type { ApiError } from './api-error.ts';

/** Whether nobody dealt with the call: no answer came, or one that says that the service is down or too slow. */
export const isAway = ({ status }: ApiError): boolean => status === 'NETWORK_ERROR' || (typeof status === 'number' && status >= 502);
