import type { Route } from '@paltu/service-kit';
import { newId } from '@paltu/kernel';
import type { Answer, Sent } from '../call-service.ts';
import type { TestService } from '../start-test-service.ts';
import { nameOf } from './routes-of.ts';

/** What a call sends when all is well, as far as it cannot be derived from its route. */
export interface Sample {
  /** A parameter that is no id. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: () => Readonly<Record<string, unknown>>;
  /** Headers without which the call is refused. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in place of JSON, where a call takes files. */
  readonly form?: () => Promise<FormData>;
}

/** By method and path, such as `POST /api/v1/pets`. */
export type Samples = Readonly<Record<string, Sample>>;

/** A call of a route, as the caller for whom it is meant; only what differs from the sample needs to be given. */
export interface SampleCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  readonly sent?: Sent;
}

export interface CallableRoute {
  readonly route: Route;
  /** The body of the sample; undefined where the call takes none. */
  body(): Readonly<Record<string, unknown>> | undefined;
  call(different?: SampleCall): Promise<Answer>;
}

const bodyOf = (route: Route, sample: Sample): (() => Readonly<Record<string, unknown>> | undefined) => {
  if (sample.body !== undefined || route.body === undefined) return sample.body ?? (() => undefined);
  if (route.body.safeParse({}).success) return () => ({});
  throw new Error(`${nameOf(route)} takes a body: give a sample of it`);
};

const checkNames = (routes: readonly Route[], samples: Samples): void => {
  const names = new Set(routes.map(nameOf));
  for (const name of Object.keys(samples)) if (!names.has(name)) throw new Error(`there is a sample for ${name}, and no such route`);
};

/** Every route of a running service, with the means to call it. */
export const callableRoutes = async ({ running, tokens, call }: TestService, samples: Samples): Promise<CallableRoute[]> => {
  const { routes } = running.service;
  checkNames(routes, samples);
  const admin = await tokens.issue({ role: 'admin' });
  return routes.map((route) => {
    const sample = samples[nameOf(route)] ?? {};
    const body = bodyOf(route, sample);
    const usual = async (): Promise<Sent> => ({
      ...(sample.form === undefined ? { json: body() } : { body: await sample.form() }),
      ...(sample.headers === undefined ? {} : { headers: sample.headers }),
    });
    return {
      route,
      body,
      call: async ({ params, query = sample.query ?? {}, sent } = {}) => {
        const segments = { ...sample.params, ...params };
        const path = route.path.replace(/:(\w+)/g, (_, name: string) => segments[name] ?? newId());
        const search = new URLSearchParams(query).toString();
        return call(route.method.toUpperCase(), search === '' ? path : `${path}?${search}`, {
          ...(route.access === 'public' ? {} : { as: admin }),
          ...(sent ?? (await usual())),
        });
      },
    };
  });
};
