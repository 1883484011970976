import type { Member } from './members.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Exactly what came. */
  readonly text: string;
  readonly body: {
    readonly status?: string;
    readonly code?: string;
    readonly message?: string;
    readonly errors?: readonly { readonly path: string; readonly code: string }[];
    readonly requestId?: string;
    readonly data?: Record<string, unknown>;
  };
}

export interface Sent {
  /** Text goes as it is. */
  readonly body?: object | FormData | string;
  readonly ifMatch?: number;
}

export type Call = (member: Member | undefined, method: string, path: string, sent?: Sent) => Promise<Answer>;

/** Calls the API through the gateway; nothing is thrown for a refusal. */
export const callsTo =
  (address: string): Call =>
  async (member, method, path, { body, ifMatch } = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        ...(member === undefined ? {} : { authorization: `Bearer ${member.token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Answer['body'] };
  };

/**
 * Browsers repeat a read whose kept connection ended before its answer came, as a server's stop makes it (RFC 9110, 9.2.2); twice, for the
 * next one that was kept may have ended too.
 */
export const readAsBrowsersDo =
  (call: Call, timesMore = 2): Call =>
  (member, method, path) =>
    call(member, method, path).catch((error: unknown) => {
      if (timesMore === 0) throw error;
      return readAsBrowsersDo(call, timesMore - 1)(member, method, path);
    });

export interface Pet {
  readonly id: string;
  readonly description: string;
  readonly contentVersion: number;
  readonly approvalStatus: string;
  readonly images: readonly { readonly urls: Readonly<Record<string, string>> }[];
}

/** The listing of an answer; throws when there is none. */
export const petOf = ({ body, text }: Answer): Pet => {
  const pet = body.data?.['pet'];
  if (pet === undefined) throw new Error(`no listing came: ${text}`);
  return pet as Pet;
};
