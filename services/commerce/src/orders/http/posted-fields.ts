import type { IncomingMessage } from 'node:http';

const mostBytes = 16 * 1024;

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';

/** What a page of another site had the browser post; nothing when it is no form, or larger than any of theirs. */
export const postedFields = async (request: IncomingMessage): Promise<Readonly<Record<string, string>>> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // All of it is read: a connection that is cut here would not bring the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (!isForm(request) || size > mostBytes) return {};
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
};
