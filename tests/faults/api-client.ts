/** An answer of the product, or undefined when nobody answered: then nobody knows what happened. */
export interface Answer {
  readonly status: number;
  readonly body: { readonly data?: Record<string, unknown>; readonly code?: string };
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly ifMatch?: number;
  /** Idempotency-Key: sent again it does nothing more. */
  readonly key?: string;
}

export interface ApiClient {
  call(request: Call): Promise<Answer | undefined>;
}

const timeoutMs = 12_000;

const send = async (baseUrl: string, request: Call, token: string | undefined): Promise<Answer | undefined> => {
  try {
    const response = await fetch(`${baseUrl}/api/v1${request.path}`, {
      method: request.method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
        ...(request.ifMatch === undefined ? {} : { 'if-match': `"${request.ifMatch}"` }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  } catch {
    return undefined;
  }
};

const isMaybeDone = (answer: Answer | undefined): boolean => answer === undefined || answer.status >= 500;

/** Asks again, with pauses, until somebody gives a definite answer or `isOver` reports that the run has ended. */
export const untilAnswered = async (attempt: () => Promise<Answer | undefined>, isOver: () => boolean): Promise<Answer | undefined> => {
  for (;;) {
    const answer = await attempt();
    if (!isMaybeDone(answer) || isOver()) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

export const anonymous = (baseUrl: string): ApiClient => ({ call: (request) => send(baseUrl, request, undefined) });

/** A client that logs in, and logs in again whenever its token is refused, or a call needs a recent password. */
export const signedIn = (baseUrl: string, { email, password }: { email: string; password: string }, isOver: () => boolean): ApiClient => {
  let token: string | undefined;
  const logIn = async (): Promise<void> => {
    const answer = await untilAnswered(
      () => send(baseUrl, { method: 'POST', path: '/auth/login', body: { email, password } }, undefined),
      isOver,
    );
    const given = answer?.body.data?.['token'];
    token = typeof given === 'string' ? given : undefined;
  };
  return {
    call: async (request) => {
      if (token === undefined) await logIn();
      const answer = await send(baseUrl, request, token);
      if (answer?.status !== 401 && answer?.body.code !== 'session.password-needed') return answer;
      await logIn();
      return send(baseUrl, request, token);
    },
  };
};
