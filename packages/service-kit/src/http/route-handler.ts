import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { invalidInput, type AppError } from '@paltu/kernel';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { authenticate } from '../auth/authenticate.ts';
import type { VerifyToken } from '../auth/token-verifier.ts';
import { bodySchemaOf } from './answers.ts';
import { fieldErrorsOf, checkedAsText } from './form-schemas.ts';
import { refusalOf, resourceNotFound, unsupportedType, refusalsOf } from './refusals.ts';
import { JsonStream, bodyOf, JsonText, bodyTextOf, headTextOf, type Reply, type DataReply } from './reply.ts';
import type { Route } from './route.ts';

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

const requestSchemaOf = ({ method, body, ignoresBody }: Route): z.ZodType | undefined =>
  body ?? (method === 'get' || ignoresBody === true ? undefined : noBody);

const readBody = async (route: Route, request: Request, response: Response): Promise<void> => {
  if (route.reader !== undefined) return runReader(route.reader.read, request, response);
  if (requestSchemaOf(route) === undefined) return;
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
  const checkBody = () => parse(requestSchemaOf(route), request.body, invalid);
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

/** A route answered what it does not declare. */
export class UndeclaredAnswer extends Error {
  override readonly name = 'UndeclaredAnswer';
}

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`;

/** Holds a route to what it declares. It costs a walk over every answer, so only tests and development do it. */
interface RouteCheck {
  /** The answer, one that streams read as a whole. @throws UndeclaredAnswer when the status is not declared, or the body does not fit its schema. */
  answer(reply: Reply): Promise<Reply>;
  /** @throws UndeclaredAnswer when the refusal is not declared. */
  refusal(error: AppError): void;
}

const wholeOf = async (reply: Reply): Promise<Reply> => {
  if (reply.is !== 'data' || !(reply.data instanceof JsonStream)) return reply;
  return { ...reply, data: new JsonText(await text(Readable.from(reply.data.chunks))) };
};

const checkRoute = (route: Route): RouteCheck => {
  const refusals = refusalsOf(route);
  return {
    answer: async (given) => {
      const reply = await wholeOf(given);
      const answer = route.answers[reply.status];
      if (answer?.is !== reply.is)
        throw new UndeclaredAnswer(`${nameOf(route)} answers ${reply.status} (${reply.is}), which it does not declare`);
      const parsed = bodySchemaOf(answer)?.safeParse(bodyOf(reply));
      if (parsed?.success === false) {
        throw new UndeclaredAnswer(`${nameOf(route)} answers a body that does not fit its schema:\n${z.prettifyError(parsed.error)}`);
      }
      return reply;
    },
    refusal: ({ code, kind }) => {
      if (refusals.get(code)?.kind === kind) return;
      throw new UndeclaredAnswer(`${nameOf(route)} refuses with ${code} (${kind}), which it does not declare`);
    },
  };
};

const sendStream = async (response: Response, stream: Readable): Promise<void> => {
  if (response.req.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(stream, response);
  } catch {
    // A reader who left before the first byte: pipeline then refuses without touching the source, and an open file is lost.
    stream.destroy();
    response.destroy();
  }
};

const envelopeOf = async function* (reply: DataReply, { chunks }: JsonStream) {
  yield headTextOf(reply);
  yield* chunks;
  yield '}';
};

/** Writes an answer; a body of bytes, or JSON that streams, is piped, and its source is destroyed when the reader goes away. */
export const sendReply = async (response: Response, reply: Reply): Promise<void> => {
  response.status(reply.status);
  response.set({ 'cache-control': 'no-store', ...reply.headers });
  if (reply.is === 'bytes') return sendStream(response, reply.stream);
  if (reply.is === 'data' && reply.data instanceof JsonStream)
    return sendStream(response.type('json'), Readable.from(envelopeOf(reply, reply.data)));
  if (reply.is === 'empty') response.end();
  else response.type('json').send(bodyTextOf(reply));
};
