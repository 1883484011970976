export { authenticate, bearerToken, type Access, type Policy } from './auth/authenticate.ts';
export type { Actor } from './auth/actor.ts';
export { remoteKeys, type FetchKeys, type RemoteKeys, type TokenKeys } from './auth/remote-keys.ts';
export * from './auth/token-refusals.ts';
export {
  createTokenVerifier,
  endOfToken,
  tokenAudience,
  tokenIssuer,
  type TokenVerifierOptions,
  type VerifyToken,
} from './auth/token-verifier.ts';
export { compareClocks, type ClockComparison } from './clocks/compare-clocks.ts';
export { busUrl, documentsUrl, processConfig, serverConfig, serviceConfig, type ProcessConfig } from './config/config-schemas.ts';
export { ConfigError, loadConfig } from './config/load-config.ts';
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
export { UndeclaredAnswer } from './http/check-route.ts';
export { choice, parameter } from './http/choice-schemas.ts';
export { createApp, errorHandler, type AppOptions } from './http/create-app.ts';
export { csvContentType, csvReply, type CsvRow } from './http/csv-reply.ts';
export { errorReply, refusalOf, statusOfKind } from './http/error-reply.ts';
export { fieldErrorsOf } from './http/field-errors.ts';
export { clearable, clearableNumberIn, flag, formList, fromJsonText, list, numberIn, rupees } from './http/form-schemas.ts';
export { exportRoute, type Exported } from './http/export-route.ts';
export { healthRoutes, type HealthChecks } from './http/health.ts';
export { idempotencyKey } from './http/idempotency-key.ts';
export { ifMatchVersion } from './http/if-match.ts';
export { pageQuery, paginationOf, paginationView, totalCap, wholeNumber, type Page, type Pagination } from './http/pagination.ts';
export { refusalsOf } from './http/refusals-of.ts';
export {
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
  type DataReply,
  type Reply,
} from './http/reply.ts';
export * from './http/request-refusals.ts';
export { observeRequests, type KnownRequest, type RequestObserver } from './http/observe-requests.ts';
export { clientAddressOf, headersOfRequest, requestIdOf } from './http/request-identity.ts';
export { routeHandler, type RouteContext } from './http/route-handler.ts';
export { languageOf } from './http/language-of.ts';
export { route, type BodyReader, type CachePolicy, type Call, type Method, type RateLimit, type Route } from './http/route.ts';
export { sentFields } from './http/sent-fields.ts';
export { sendReply } from './http/send-reply.ts';
export { startingApp, unmetAtStart } from './http/starting-app.ts';
export { robotTraps } from './http/robot-traps.ts';
export { countWork, takeOrRefuse, type CountWork } from './http/count-work.ts';
export {
  emailAddress,
  idParam,
  optionalMultilineText,
  optionalText,
  requiredMultilineText,
  requiredText,
  text,
} from './http/text-schemas.ts';
export { createLogger } from './logging/create-logger.ts';
export { drain, type Drain } from './server/drain.ts';
export { isStopping, listen, listenAddress, type Listening } from './server/listen.ts';
export { runProcess, type Running } from './server/run-process.ts';
export { whenClosed } from './server/when-closed.ts';
