import { AppError } from '@paltu/kernel';

/** AppError `unavailable` for `reason`. */
export const unavailable = (reason: string): AppError =>
  new AppError('unavailable', 'service.unavailable', 'Server is currently unavailable. Please try again later.', {
    cause: new Error(reason),
    retryAfterSeconds: 5,
  });
