import { serviceUnavailable, type AppError } from '@paltu/kernel';

/** AppError `unavailable` for `reason`. */
export const unavailable = (reason: string): AppError => serviceUnavailable({ cause: new Error(reason), retryAfterSeconds: 5 });
