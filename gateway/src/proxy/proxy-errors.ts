import { AppError } from '@paltu/kernel';
import { DoorRefusal } from '../requests/door-refusal.ts';

/** A service took the call and did not answer in time. */
export const serviceSlow = () => new DoorRefusal(504, 'service.slow', 'The server takes too long to answer. Please try again later.');

const serviceUnavailable = () =>
  new AppError('unavailable', 'service.unavailable', 'Server is currently unavailable. Please try again later.', { retryAfterSeconds: 2 });

/** What a caller hears of a failure between us and a service: never its words, for they name addresses. */
export const refusalOfFailure = (error: unknown): AppError | DoorRefusal =>
  error instanceof AppError || error instanceof DoorRefusal ? error : serviceUnavailable();
