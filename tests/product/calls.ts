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
    readonly requestId?: string;
    readonly data?: Record<string, unknown>;
  };
}

export interface Sent {
  readonly body?: object | FormData;
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
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Answer['body'] };
  };

/** The listing of an answer. */
export const petOf = ({ body, text }: Answer): { id: string; contentVersion: number; images: { urls: Record<string, string> }[] } => {
  const pet = body.data?.['pet'];
  if (pet === undefined) throw new Error(`no listing came: ${text}`);
  return pet as ReturnType<typeof petOf>;
};
