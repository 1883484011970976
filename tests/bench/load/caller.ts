import { Pool, type Dispatcher } from 'undici';

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends requests over a fixed number of kept connections, one at a time on each. */
export interface Caller {
  /** The status, once the whole answer is here; 0 when none came. `keep` gets its bytes. */
  send(asked: Asked, keep?: (chunk: Buffer) => void): Promise<number>;
  close(): Promise<void>;
}

const addresses = 4_096;
let calls = 0;

/** As from many visitors: each request comes from the next of some thousand addresses. */
export const forwardedFor = (): string => {
  calls = (calls + 1) % addresses;
  return `10.1.${calls >> 8}.${calls & 255}`;
};

const handlerOf = (settle: (status: number) => void, keep?: (chunk: Buffer) => void): Dispatcher.DispatchHandler => {
  let status = 0;
  return {
    onRequestStart: () => undefined,
    onResponseStart: (_controller, code) => void (status = code),
    onResponseData: (_controller, chunk) => keep?.(chunk),
    onResponseEnd: () => settle(status),
    onResponseError: () => settle(0),
  };
};

export const callerTo = (origin: string, connections: number): Caller => {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
  return {
    send: ({ method = 'GET', path, headers, body }, keep) =>
      new Promise((resolve) => {
        pool.dispatch(
          { method, path, headers: { 'x-forwarded-for': forwardedFor(), ...headers }, body: body ?? null },
          handlerOf(resolve, keep),
        );
      }),
    close: () => pool.destroy(),
  };
};
