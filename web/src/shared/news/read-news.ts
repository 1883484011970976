import { apiErrorOf, networkError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import type { Authorised } from '../transport/authorised.ts';
import { callHeaders } from '../transport/call-headers.ts';

/** What is out of date: the own conversations, or what the bell shows. */
export const newsKinds = ['messages', 'notifications'] as const;
export type NewsKind = (typeof newsKinds)[number];

export interface NewsReader {
  /** From now on nothing is missed. */
  onOpen: () => void;
  onChange: (kind: NewsKind) => void;
}

/** Reads the stream of the member who is signed in until it ends; answers why, where it was refused. Never rejects. */
export type ReadNews = (reader: NewsReader, signal: AbortSignal) => Promise<ApiError | undefined>;

interface Wiring {
  base: string;
  authorised: Authorised;
  fetchFn: typeof fetch;
  /** In ms; the server sends something three times as often. */
  silence?: number;
}

const isKind = (text: string): text is NewsKind => newsKinds.some((kind) => kind === text);

/** The data of the events that are whole; what a later version adds is left aside. */
function kindsIn(lines: readonly string[]): NewsKind[] {
  return lines.flatMap((line) => (line.startsWith('data: ') ? [line.slice('data: '.length)] : [])).filter(isKind);
}

/** A connection that broke without a word is noticed by its silence. */
async function readLines(body: ReadableStream<Uint8Array>, silence: number, take: (lines: string[]) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const timer = setTimeout(() => void reader.cancel().catch(() => undefined), silence);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    take(lines);
  }
}

/** The stream as a call of the member: with a token that is refreshed where it is refused. */
export function newsReading({ base, authorised, fetchFn, silence = 65_000 }: Wiring): ReadNews {
  return async ({ onOpen, onChange }, signal) => {
    try {
      const { data, error } = await authorised(async (token) => {
        const response = await fetchFn(`${base}/messages/stream`, { headers: callHeaders(token), cache: 'no-store', signal });
        // A captive portal's page, or one of a proxy, is none.
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
        if (response.ok) return isStream ? { data: response.body } : { error: { ...networkError } };
        const body: unknown = await response.json().catch(() => undefined);
        return { error: apiErrorOf(response.status, body, response.headers.get('retry-after')) };
      });
      if (!(data instanceof ReadableStream)) return error ?? networkError;
      let isOpen = false;
      await readLines(data as ReadableStream<Uint8Array>, silence, (lines) => {
        // Not at its head: a proxy that holds back what follows would keep the page waiting for ever.
        if (!isOpen) onOpen();
        isOpen = true;
        kindsIn(lines).forEach(onChange);
      });
      return isOpen ? undefined : { ...networkError };
    } catch {
      return networkError;
    }
  };
}
