import { refusal } from '@paltu/kernel';

/** Refusals that belong to no product idea: what any call may answer to a request that it cannot read or does not know. */

export const routeNotFound = refusal('not-found', 'route.not-found', 'Not found');
export const resourceNotFound = refusal('not-found', 'resource.not-found', 'Not found');
export const methodNotAllowed = refusal('method-not-allowed', 'route.method-not-allowed', 'This method is not allowed here');

export const malformedRequest = refusal('invalid', 'request.malformed', 'The request is malformed');
export const malformedJson = refusal('invalid', 'request.malformed-json', 'The body is not valid JSON');
export const requestTooLarge = refusal('too-large', 'request.too-large', 'The body is too large');
/** Thrown with the time until more is allowed. */
export const tooManyRequests = refusal('too-many', 'request.too-many', 'Too many requests. Please wait a little and try again.', {
  retryAfterSeconds: 1,
});

export const unsupportedType = refusal('unsupported-type', 'request.unsupported-type', 'The body must be application/json');
export const unsupportedEncoding = refusal('unsupported-type', 'request.unsupported-encoding', 'The content encoding is not supported');
export const unsupportedCharset = refusal('unsupported-type', 'request.unsupported-charset', 'The charset is not supported');

/** A fault of ours: it discloses nothing. */
export const serverFault = refusal('unavailable', 'server.fault', 'An unexpected error occurred. Please try again.');
