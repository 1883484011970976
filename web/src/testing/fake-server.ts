interface Asked {
  /** `POST /auth/login` */
  call: string;
  body: string;
  token: string | null;
  signal: AbortSignal;
}

type Reply = { status: number; body: unknown } | 'away' | 'hangs';

/** Answers as the API does: `data` of a success. */
export const success = (data: unknown): Reply => ({ status: 200, body: { status: 'success', data } });

/** Answers as the API refuses. */
export const refusal = (status: number, code: string): Reply => ({
  status,
  body: { status: 'error', code, message: `text of ${code}`, errors: [], requestId: 'r-1' },
});

const hung = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The API behind `fetch`: each call is answered by what is set for it, `/pets/*` and such; else 404. */
export function fakeServer() {
  const replies = new Map<string, () => Reply | Promise<Reply>>();
  const asked: Asked[] = [];
  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
    const { signal } = request;
    asked.push({ call, signal, body: await request.clone().text(), token: request.headers.get('authorization') });
    const reply = await (replies.get(call)?.() ?? refusal(404, 'route.not-found'));
    if (reply === 'away') throw new TypeError('fetch failed');
    if (reply === 'hangs') return hung(signal);
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  };
  return {
    fetchFn,
    asked,
    calls: () => asked.map(({ call }) => call),
    on: (call: string, reply: Reply | (() => Reply | Promise<Reply>)) =>
      replies.set(call, typeof reply === 'function' ? reply : () => reply),
    /** Answers only once the test lets it. */
    later: (call: string) => {
      const { promise, resolve } = Promise.withResolvers<Reply>();
      replies.set(call, () => promise);
      return resolve;
    },
    reset: () => {
      replies.clear();
      asked.length = 0;
    },
  };
}
