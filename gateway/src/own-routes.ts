import type { Express, RequestHandler } from 'express';
import type { CountCall } from './limits/count-calls.ts';
import type { OwnLimit } from './limits/rate-rules.ts';
import { originOf } from './requests/clean-headers.ts';

/** What the gateway answers by itself. */
export interface OwnRoute {
  /** `GET`, and so `HEAD`, unless given. */
  readonly method?: 'options';
  readonly path: string | RegExp;
  /** What a call of it counts as. */
  readonly limit: OwnLimit;
  readonly handle: RequestHandler;
}

/** Refuses who asks too often: 429. */
export const countOwn =
  (limit: OwnLimit, countCall: CountCall): RequestHandler =>
  async (_request, response, next) => {
    await countCall(limit, { address: originOf(response.locals).address });
    next();
  };

/** Puts them into the chain, each behind its limit: nothing is read or made for one who asks too often. */
export const mountOwnRoutes = (app: Express, routes: readonly OwnRoute[], countCall: CountCall): void => {
  for (const { method = 'get', path, limit, handle } of routes) app[method](path, countOwn(limit, countCall), handle);
};
