import { refusal, serviceUnavailable, type Refusal } from '@paltu/kernel';
import { malformedRequest, requestTooLarge, tooManyRequests } from '@paltu/service-kit';

/** What the gateway itself refuses, before the request reaches a service. */

export const urlTooLong = refusal('url-too-long', 'request.url-too-long', 'The address is too long');
export const headersTooLarge = refusal('headers-too-large', 'request.headers-too-large', 'The headers are too large');
export const requestTimeout = refusal('request-timeout', 'request.timeout', 'The request took too long');
export const rangeNotSatisfiable = refusal('range-not-satisfiable', 'request.range-not-satisfiable', 'The range cannot be served');
export const preconditionFailed = refusal('stale', 'request.precondition-failed', 'The precondition does not hold');
export const webNotBuilt = refusal('unavailable', 'web.not-built', 'The web app is not built yet');

/** A service took the call and did not answer in time. */
export const serviceSlow = refusal('slow', 'service.slow', 'The server takes too long to answer. Please try again later.');

/** A member has as many streams as they may. */
export const tooManyStreams = refusal('too-many', 'stream.too-many', 'You are connected in too many browsers at once');
/** There are as many streams as this gateway holds. */
export const streamsFull = refusal('unavailable', 'stream.full', 'Too many are connected at once. News come a little later.');

/** What the gateway refuses where it answers by itself: no service declares it. */
export const ownRefusals: readonly Refusal[] = [tooManyStreams, streamsFull];

/** What any call through the gateway may be refused for, whatever its service declares. */
export const refusalsOfGateway: readonly Refusal[] = [
  malformedRequest,
  requestTimeout,
  requestTooLarge,
  urlTooLong,
  headersTooLarge,
  tooManyRequests,
  serviceUnavailable,
  serviceSlow,
];
