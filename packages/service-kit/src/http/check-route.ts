import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AppError } from '@paltu/kernel';
import { z } from 'zod';
import { bodySchemaOf } from './answers.ts';
import { JsonStream } from './json-stream.ts';
import { refusalsOf } from './refusals-of.ts';
import { bodyOf, JsonText, type Reply } from './reply.ts';
import type { Route } from './route.ts';

/** A route answered what it does not declare. */
export class UndeclaredAnswer extends Error {
  override readonly name = 'UndeclaredAnswer';
}

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`;

/** Holds a route to what it declares. It costs a walk over every answer, so only tests and development do it. */
export interface RouteCheck {
  /** The answer, one that streams read as a whole. @throws UndeclaredAnswer when the status is not declared, or the body does not fit its schema. */
  answer(reply: Reply): Promise<Reply>;
  /** @throws UndeclaredAnswer when the refusal is not declared. */
  refusal(error: AppError): void;
}

const wholeOf = async (reply: Reply): Promise<Reply> => {
  if (reply.is !== 'data' || !(reply.data instanceof JsonStream)) return reply;
  return { ...reply, data: new JsonText(await text(Readable.from(reply.data.chunks))) };
};

export const checkRoute = (route: Route): RouteCheck => {
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
