import { requestInvalid, serviceUnavailable, type Refusal } from '@paltu/kernel';
import {
  adminRequired,
  authUnavailable,
  passwordNeeded,
  secondFactorRequired,
  tokenExpired,
  tokenInvalid,
  tokenMissing,
  tokenRevoked,
} from '../auth/token-refusals.ts';
import type { Access } from '../auth/authenticate.ts';
import {
  malformedJson,
  malformedRequest,
  requestTooLarge,
  resourceNotFound,
  unsupportedCharset,
  unsupportedEncoding,
  unsupportedType,
} from './request-refusals.ts';
import type { Route } from './route.ts';

const wrongToken = [tokenInvalid, tokenExpired, tokenRevoked, authUnavailable];

const refusalsOfAccess: Record<Access, readonly Refusal[]> = {
  public: [],
  optional: wrongToken,
  member: [tokenMissing, ...wrongToken],
  admin: [tokenMissing, ...wrongToken, adminRequired, secondFactorRequired],
};

const refusalsOfJson = [
  requestInvalid,
  malformedRequest,
  malformedJson,
  requestTooLarge,
  unsupportedType,
  unsupportedEncoding,
  unsupportedCharset,
];

const refusalsOfBody = ({ method, reader, ignoresBody }: Route): readonly Refusal[] => {
  if (ignoresBody === true) return [];
  if (reader === undefined) return method === 'get' ? [] : refusalsOfJson;
  return [...(reader.takesJson ? refusalsOfJson : [requestInvalid]), ...reader.refuses];
};

const refusalsOfParams = ({ params, notFound, path }: Route): readonly Refusal[] => {
  if (params === undefined) return [];
  // A parameter that is no valid percent-encoding is refused before it is looked at.
  return [notFound ?? resourceNotFound, ...(path.includes(':') ? [malformedRequest] : [])];
};

/** Everything that a route may refuse, by code: its own list, and what its access, parameters, query and body imply. */
export const refusalsOf = (route: Route): ReadonlyMap<string, Refusal> => {
  const all = [
    ...refusalsOfAccess[route.access],
    ...(route.needsRecentPassword === true ? [passwordNeeded] : []),
    ...refusalsOfParams(route),
    ...((route.query ?? route.takesIfMatch ?? route.takesIdempotencyKey) ? [requestInvalid] : []),
    ...refusalsOfBody(route),
    ...(route.refuses ?? []),
    serviceUnavailable,
  ];
  return new Map(all.map((refusal) => [refusal.code, refusal]));
};
