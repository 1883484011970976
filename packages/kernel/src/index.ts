export { AppError, invalidInput, type AppErrorDetails, type ErrorKind, type FieldError } from './app-error.ts';
export { systemClock, type Clock } from './clock.ts';
export { engineTimeouts } from './engine-timeouts.ts';
export { isId, newId, type Branded } from './ids.ts';
export { silentLogger, type Logger } from './logger.ts';
export { currentRequest, withRequestContext, type RequestContext } from './request-context.ts';
export { workQueue, type WorkQueueLimits } from './work-queue.ts';
