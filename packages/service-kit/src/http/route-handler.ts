import { AppError, invalidInput } from '@paltu/kernel';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { authenticate } from '../auth/authenticate.ts';
import type { VerifyToken } from '../auth/token-verifier.ts';
import { fieldErrorsOf } from './field-errors.ts';
import type { Route } from './route.ts';
import { sendReply } from './send-reply.ts';

const readJson = express.json({ limit: '64kb', strict: true, inflate: true });

const runReader = (reader: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void reader(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error as Error)));
  });

const requireJson = (request: Request): void => {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0;
  if (hasBody && !request.is('application/json')) {
    throw new AppError('unsupported-type', 'request.unsupported-type', 'The body must be application/json');
  }
};

// A caller who sends what a call does not take is told so: ignored, it would look like done.
const noBody = z.strictObject({});

const bodyOf = ({ method, body }: Route): z.ZodType | undefined => body ?? (method === 'get' ? undefined : noBody);

const readBody = async (route: Route, request: Request, response: Response): Promise<void> => {
  if (route.reader !== undefined) return runReader(route.reader, request, response);
  if (bodyOf(route) === undefined) return;
  requireJson(request);
  await runReader(readJson, request, response);
};

const check = (schema: z.ZodType | undefined, value: unknown, refusal: (issues: readonly z.core.$ZodIssue[]) => Error): unknown => {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) throw refusal(parsed.error.issues);
  return parsed.data;
};

const notFound = () => new AppError('not-found', 'resource.not-found', 'Not found');
const invalid = (issues: readonly z.core.$ZodIssue[]) => invalidInput(fieldErrorsOf(issues));

/** Carries a route out: authenticate, read, validate, handle, answer, clean up. */
export const routeHandler =
  (route: Route, verifyToken: VerifyToken): RequestHandler =>
  async (request, response) => {
    try {
      const actor = await authenticate(request, route.access, verifyToken);
      const params = check(route.params, request.params, () => route.notFound?.() ?? notFound());
      const query = check(route.query, request.query, invalid);
      await readBody(route, request, response);
      const body = check(bodyOf(route), request.body, invalid);
      const call = { actor, params, query, body, request } as Parameters<Route['handle']>[0];
      await sendReply(response, await route.handle(call));
    } finally {
      await route.cleanUp?.(request);
    }
  };
