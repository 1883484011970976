import type { Refusal, MemberId } from '@paltu/kernel';
import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import type { Access } from '../auth/authenticate.ts';
import type { Actor } from '../auth/token-verifier.ts';
import { data, type Answers, type ReplyTo } from './answers.ts';
import { isBatches, jsonStream, forThisReader, ok, type Batches } from './reply.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Classes of rate limits, for the gateway's table: `gateway/src/limits/count-calls.ts` sets what each may do. */
export type RateLimit = 'registration' | 'login' | 'refresh' | 'session' | 'reads' | 'writes' | 'uploads' | 'pictures';

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

/** Reads a body that is not plain JSON. */
export interface BodyReader {
  /** Runs after authentication, before validation. */
  readonly read: RequestHandler;
  /** Always runs once the answer is on its way, also after a refusal: temporary files go here. */
  readonly cleanUp: (request: Request) => Promise<void>;
  readonly refuses: readonly Refusal[];
  /** The field that takes files, and how many; `single` are fields beside it that take one each. */
  readonly files: { readonly field: string; readonly max: number; readonly single?: readonly string[] };
  /** Whether a JSON body is taken in place of the form. */
  readonly takesJson: boolean;
}

/** How long an answer for everybody may be kept. */
export interface CachePolicy {
  /** What it depends on: it is dropped with each. `{id}` stands for what the path has there. Without one it grows as old as an entry may get. */
  readonly tags: readonly string[];
  /** With one of these parameters the answer changes by itself, as time passes: such a call is left to the service. */
  readonly timely?: readonly string[];
}

interface RouteDefinition<A extends Access, P extends Shape, Q extends Shape, B extends Shape, R extends Answers> {
  readonly method: Method;
  /** The full public path, with `:name` for parameters. */
  readonly path: string;
  readonly access: A;
  /** Refused to who has not given the password within the last five minutes: what moves money or gives power. */
  readonly needsRecentPassword?: A extends 'member' | 'admin' ? true : never;
  /** `reads` of a GET and `writes` of all else, unless given. */
  readonly limit?: RateLimit;
  /** Its answer may be kept by the gateway, and shared; the parameters of its query that count are those of `query`. */
  readonly cache?: CachePolicy;
  /** One sentence for readers of the API. */
  readonly summary: string;
  readonly params?: P;
  /** What a path whose parameters do not fit answers, for a malformed id names nothing; `resource.not-found` unless given. */
  readonly notFound?: Refusal;
  readonly query?: Q;
  readonly body?: B;
  readonly reader?: BodyReader;
  /** Others prescribe what is sent as a body, as RFC 8058 does for unsubscribing by one click: it is no JSON, and refused for nothing. */
  readonly ignoresBody?: true;
  /** It names the version that the caller saw in `If-Match`. */
  readonly takesIfMatch?: true;
  /** A repetition that names the same `Idempotency-Key` does nothing new. */
  readonly takesIdempotencyKey?: true;
  readonly answers: R;
  /** What the handler itself may refuse; what access, parameters and body imply is added by `refusalsOf`. */
  readonly refuses?: readonly Refusal[];
  readonly handle: (call: Call<A, P, Q, B>) => Promise<ReplyTo<R>>;
}

export type Route = RouteDefinition<Access, Shape, Shape, Shape, Answers> & { readonly limit: RateLimit };

/** One call of the public surface, as data: method, path, who may call, what comes in, what it answers and refuses. */
export const route = <
  const R extends Answers,
  A extends Access,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(
  definition: RouteDefinition<A, P, Q, B, R>,
): Route => ({ limit: definition.method === 'get' ? 'reads' : 'writes', ...definition }) as unknown as Route;

/** What a slice keeps of a member. */
export interface Exported {
  readonly view: z.ZodType;
  /** What may grow without a limit comes in batches. */
  present(memberId: MemberId): Promise<unknown> | Batches;
}

interface ExportRouteNeeds {
  readonly path: string;
  readonly summary: string;
  /** Each slice's own part, by its name in the answer. No part of another service has that name: the web joins them all in one file. */
  readonly parts: Readonly<Record<string, Exported>>;
}

/** What members take along from a service: all that it keeps of the caller. */
export const exportRoute = ({ path, summary, parts }: ExportRouteNeeds): Route =>
  route({
    method: 'get',
    path,
    access: 'member',
    limit: 'reads',
    summary,
    answers: { 200: data(Object.fromEntries(Object.entries(parts).map(([name, { view }]) => [name, view]))) },
    handle: async ({ actor: { userId } }) => {
      const presented = Object.entries(parts).map(async ([name, { present }]) => {
        const part = present(userId);
        return [name, isBatches(part) ? part : await part] as const;
      });
      return ok(await jsonStream(Object.fromEntries(await Promise.all(presented))), { headers: forThisReader });
    },
  });
