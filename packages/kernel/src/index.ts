export { addressKey, contextFrom, currentRequest, isTraceparent, withRequestContext, type RequestContext } from './request-context.ts';
export {
  AppError,
  fullDiskProblem,
  invalidInput,
  orRefuse,
  refusal,
  requestInvalid,
  serviceUnavailable,
  type AppErrorDetails,
  type ErrorKind,
  type FieldError,
  type Refusal,
} from './app-error.ts';
export { backoff, retry, untilReady, type Backoff, type RetryOptions, type ReadyOptions } from './retry.ts';
export { cachedRead, systemClock, type CachedReadNeeds, type Clock } from './cached-read.ts';
export { collectAfterLoad, processWork, type CollectOptions, type ProcessWork } from './process-work.ts';
export { keeping, type Decided, type Keep, type KeepNeeds } from './keep.ts';
export { dependencyTimeouts } from './dependency-timeouts.ts';
export { attemptEach, eachDue, startJobs, type DoneThings, type DueThings, type Job, type Jobs } from './jobs.ts';
export { fairQueue, type FairQueueLimits, type InFairTurn } from './fair-queue.ts';
export { newId, visibleTo, type Branded, type ListingId, type MemberId, type SessionId, type Viewer } from './ids.ts';
export { fallsSilent, isDebugged, type LivenessLimits } from './liveness.ts';
export { silentLogger, reasonOf, presence, throttledWarn, throttledWarnOfEach, type Logger, type Presence } from './logger.ts';
export { commandLine, isRunning } from './process-state.ts';
export { slots, workQueue, type Leave, type SlotLimits, type Slots } from './slots.ts';
export { startLoop, type Loop, type LoopOptions } from './loop.ts';
export { withVariablesInFiles, type FilledEnvironment } from './variables-in-files.ts';
