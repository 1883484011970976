import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import type { Access } from '../auth/authenticate.ts';
import type { Actor } from '../auth/actor.ts';
import type { Reply } from './reply.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type ActorOf<A extends Access> = A extends 'public' ? undefined : A extends 'optional' ? Actor | undefined : Actor;

type Shape = z.ZodType | undefined;
type Parsed<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: everything checked, nothing raw but the request for its headers and uploaded files. */
export interface Call<A extends Access, P extends Shape, Q extends Shape, B extends Shape> {
  readonly actor: ActorOf<A>;
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  readonly request: Request;
}

export interface RouteDefinition<A extends Access, P extends Shape, Q extends Shape, B extends Shape> {
  readonly method: Method;
  /** The full public path, with `:name` for parameters. */
  readonly path: string;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Reads a body that is not JSON (multipart). Runs after authentication, before validation. */
  readonly reader?: RequestHandler;
  /** Always runs once the answer is on its way, also after a refusal: temp files go here. */
  readonly cleanUp?: (request: Request) => Promise<void>;
  /** What a path whose parameters do not fit answers; a malformed id names nothing. */
  readonly notFound?: () => Error;
  readonly handle: (call: Call<A, P, Q, B>) => Promise<Reply>;
}

export type Route = RouteDefinition<Access, Shape, Shape, Shape>;

/** One call of the public surface, as data: method, path, who may call, what comes in, what answers. */
export const route = <A extends Access, P extends Shape = undefined, Q extends Shape = undefined, B extends Shape = undefined>(
  definition: RouteDefinition<A, P, Q, B>,
): Route => definition as unknown as Route;
