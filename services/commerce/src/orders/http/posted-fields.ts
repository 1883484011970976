import type { IncomingMessage } from 'node:http';

type Fields = Readonly<Record<string, string>>;

const mostBytes = 16 * 1024;

const typeOf = ({ headers }: IncomingMessage): string => (headers['content-type']?.split(';')[0] ?? '').trim().toLowerCase();

/** As text: what is nothing in JSON is an empty field. */
const fieldsOfJson = (text: string): Fields => {
  try {
    const sent: unknown = JSON.parse(text);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
    const texts = Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? `${value}` : '',
    ]);
    return Object.fromEntries(texts) as Fields;
  } catch {
    return {};
  }
};

const readers: Readonly<Record<string, (text: string) => Fields>> = {
  'application/x-www-form-urlencoded': (text) => Object.fromEntries(new URLSearchParams(text)),
  'application/json': fieldsOfJson,
};

/** The fields that another site sends, or has the browser post; none when it sends something else, or more than any of them does. */
export const postedFields = async (request: IncomingMessage): Promise<Fields> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // All of it is read: a connection that is cut here would not bring the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (size > mostBytes) return {};
  return readers[typeOf(request)]?.(Buffer.concat(chunks).toString('utf8')) ?? {};
};
