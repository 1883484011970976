import type { TestActor } from '../test-tokens.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what came, whatever it is
  readonly body: any;
}

export interface Sent {
  /** Whose access token goes along. */
  readonly as?: Pick<TestActor, 'token'> | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is: a form, or text that is no JSON. */
  readonly body?: NonNullable<Parameters<typeof fetch>[1]>['body'];
  readonly headers?: Readonly<Record<string, string>>;
}

export type CallService = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** Calls a service as a program would: nothing is thrown for a refusal. Paths that begin with `/api`, `/media` or a dot are whole, others are below `/api/v1`. */
export const callService =
  (baseUrl: string): CallService =>
  async (method, path, { as, json, body, headers } = {}) => {
    const whole = /^\/(api|media|\.well-known|livez|readyz)\b/.test(path) ? path : `/api/v1${path}`;
    const response = await fetch(baseUrl + whole, {
      method,
      // Where a browser is sent on, a test looks at that.
      redirect: 'manual',
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
  };
