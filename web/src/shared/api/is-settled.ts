import type { ApiError } from './api-error.ts';

const refusals: readonly ApiError['status'][] = [403, 404, 409];

/** Whether asking once more cannot help: what is on the screen is out of date. */
export const isSettled = ({ status }: ApiError): boolean => refusals.includes(status);
