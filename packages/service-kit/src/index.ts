export { authenticate, bearerToken, type Access, type Policy } from './auth/authenticate.ts';
export {
  adminRequired,
  authUnavailable,
  passwordNeeded,
  secondFactorRequired,
  tokenExpired,
  tokenInvalid,
  tokenMissing,
  tokenRevoked,
  remoteKeys,
  createTokenVerifier,
  endOfToken,
  tokenAudience,
  tokenIssuer,
  type Actor,
  type FetchKeys,
  type RemoteKeys,
  type TokenKeys,
  type TokenVerifierOptions,
  type VerifyToken,
} from './auth/token-verifier.ts';
export { busUrl, documentsUrl, processConfig, serverConfig, serviceConfig, ConfigError, loadConfig, type ProcessConfig } from './config.ts';
export {
  bodySchemaOf,
  data,
  dataOf,
  empty,
  file,
  message,
  plainJson,
  type Answer,
  type Answers,
  type BytesAnswer,
  type DataAnswer,
  type EmptyAnswer,
  type JsonAnswer,
} from './http/answers.ts';
export { UndeclaredAnswer, routeHandler, sendReply, type RouteContext } from './http/route-handler.ts';
export {
  choice,
  parameter,
  pageQuery,
  listAsJson,
  paginationOf,
  paginationView,
  totalCap,
  wholeNumber,
  emailAddress,
  idParam,
  optionalMultilineText,
  optionalText,
  requiredMultilineText,
  requiredText,
  text,
  type Page,
  type Pagination,
} from './http/schemas.ts';
export { createApp, errorHandler, startingApp, unmetAtStart, type AppOptions } from './http/create-app.ts';
export { pathMatcher } from './http/match-path.ts';
export { compareClocks, healthRoutes, type ClockComparison, type HealthChecks } from './http/health.ts';
export {
  csvContentType,
  csvReply,
  bodyOf,
  accepted,
  bytes,
  created,
  done,
  forEverybody,
  forThisReader,
  json,
  JsonText,
  noContent,
  notModified,
  ok,
  seeOther,
  type CsvRow,
  type DataReply,
  type Reply,
} from './http/reply.ts';
export * from './http/refusals.ts';
export {
  fieldErrorsOf,
  clearable,
  clearableNumberIn,
  flag,
  formList,
  fromJsonText,
  list,
  numberIn,
  rupees,
  sentFields,
  robotTraps,
} from './http/form-schemas.ts';
export {
  exportRoute,
  route,
  type Exported,
  type BodyReader,
  type CachePolicy,
  type Call,
  type Method,
  type RateLimit,
  type Route,
} from './http/route.ts';
export { idempotencyKey, ifMatchVersion, clientAddressOf, headersOfRequest, requestIdOf, languageOf } from './http/request-headers.ts';
export { noteServiceTime, observeRequests, type ObserveRequest } from './http/observe-requests.ts';
export { countWork, takeOrRefuse, type CountWork } from './http/count-work.ts';
export { createLogger } from './logging/create-logger.ts';
export { drain, isStopping, listen, listenAddress, whenClosed, type Drain, type Listening } from './server/listen.ts';
export { runProcess, type Running } from './server/run-process.ts';
