import { invalidInput, type AppError } from '@paltu/kernel';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { authenticate } from '../auth/authenticate.ts';
import type { VerifyToken } from '../auth/token-verifier.ts';
import { checkRoute, type RouteCheck } from './check-route.ts';
import { refusalOf } from './error-reply.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { checkedAsText } from './form-schemas.ts';
import { resourceNotFound, unsupportedType } from './request-refusals.ts';
import type { Route } from './route.ts';
import { sendReply } from './send-reply.ts';

export interface RouteContext {
  readonly verifyToken: VerifyToken;
  /** Puts what a database or a client threw into our words; gives back what it does not know. */
  readonly translateError: (error: unknown) => unknown;
  /** Every answer and every refusal is held to what the route declares; for tests and development. */
  readonly checksAnswers?: boolean | undefined;
  /** Called with every answer: its status, or the code of its refusal. */
  readonly onAnswered?: ((route: Route, outcome: string) => void) | undefined;
}

const readJson = express.json({ limit: '64kb', strict: true, inflate: true });

const runReader = (reader: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void reader(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error as Error)));
  });

const requireJson = (request: Request): void => {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0;
  if (hasBody && !request.is('application/json')) throw unsupportedType();
};

// A caller who sends what a call does not take gets an error: ignored, it would look like done.
const noBody = z.strictObject({});

const bodySchemaOf = ({ method, body, ignoresBody }: Route): z.ZodType | undefined =>
  body ?? (method === 'get' || ignoresBody === true ? undefined : noBody);

const readBody = async (route: Route, request: Request, response: Response): Promise<void> => {
  if (route.reader !== undefined) return runReader(route.reader.read, request, response);
  if (bodySchemaOf(route) === undefined) return;
  requireJson(request);
  await runReader(readJson, request, response);
};

const parse = (schema: z.ZodType | undefined, value: unknown, refuse: (issues: readonly z.core.$ZodIssue[]) => Error): unknown => {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) throw refuse(parsed.error.issues);
  return parsed.data;
};

const invalid = (issues: readonly z.core.$ZodIssue[]) => invalidInput(fieldErrorsOf(issues));

const carryOut = async (route: Route, request: Request, response: Response, verifyToken: VerifyToken) => {
  const actor = await authenticate(request, route, verifyToken);
  const params = parse(route.params, request.params, () => (route.notFound ?? resourceNotFound)());
  const query = checkedAsText(() => parse(route.query, request.query, invalid));
  await readBody(route, request, response);
  const checkBody = () => parse(bodySchemaOf(route), request.body, invalid);
  const body = request.is('multipart/form-data') ? checkedAsText(checkBody) : checkBody();
  return route.handle({ actor, params, query, body, request } as Parameters<Route['handle']>[0]);
};

const refused = (error: unknown, check: RouteCheck | undefined): AppError | undefined => {
  const refusal = refusalOf(error);
  if (refusal !== undefined) check?.refusal(refusal);
  return refusal;
};

/** Carries a route out: authenticate, read, validate, handle, answer, clean up. */
export const routeHandler = (
  route: Route,
  { verifyToken, translateError, checksAnswers = false, onAnswered }: RouteContext,
): RequestHandler => {
  const check = checksAnswers ? checkRoute(route) : undefined;
  return async (request, response) => {
    try {
      const answered = await carryOut(route, request, response, verifyToken);
      const reply = check === undefined ? answered : await check.answer(answered);
      onAnswered?.(route, String(reply.status));
      await sendReply(response, reply);
    } catch (error) {
      const refusal = refused(translateError(error), check);
      onAnswered?.(route, refusal?.code ?? 'server.fault');
      throw error;
    } finally {
      await route.reader?.cleanUp(request);
    }
  };
};
