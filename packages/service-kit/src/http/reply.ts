import { Readable } from 'node:stream';

interface Head<Status extends number> {
  readonly status: Status;
  readonly headers: Readonly<Record<string, string>>;
}

/** JSON as the database wrote it: it goes out as it is, and nothing of it is parsed on the way. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** `{ status: 'success', message?, data? }` */
export interface DataReply<Status extends number = number, Data = unknown> extends Head<Status> {
  readonly is: 'data';
  readonly message?: string | undefined;
  readonly data: Data;
}

/** JSON that has no envelope (JWKS, health). */
export interface JsonReply<Status extends number = number, Body = unknown> extends Head<Status> {
  readonly is: 'json';
  readonly body: Body;
}

export interface BytesReply<Status extends number = number> extends Head<Status> {
  readonly is: 'bytes';
  readonly stream: Readable;
}

export interface EmptyReply<Status extends number = number> extends Head<Status> {
  readonly is: 'empty';
}

/** An answer as a value: handlers return it, one place writes it. */
export type Reply = DataReply | JsonReply | BytesReply | EmptyReply;

interface ReplyOptions {
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers of an answer for everybody. A change shows at once: caches keep a copy and ask (ETag) whether it still holds. */
export const forEverybody = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Headers of an answer for the caller alone. */
export const forThisReader = { 'cache-control': 'private, no-store', vary: 'Authorization' };

const success = <Status extends number, Data>(
  status: Status,
  data: Data,
  { message, headers = {} }: ReplyOptions,
): DataReply<Status, Data> => ({ is: 'data', status, data, message, headers });

/** 200 with `data`. */
export const ok = <Data extends object>(data: Data, options: ReplyOptions = {}): DataReply<200, Data> => success(200, data, options);

/** 200 with nothing but a message. */
export const done = (message?: string): DataReply<200, undefined> => success(200, undefined, message === undefined ? {} : { message });

/** 201 with `data`. */
export const created = <Data extends object>(data: Data, options: ReplyOptions = {}): DataReply<201, Data> => success(201, data, options);

/** 202 with `data`: it is not done yet, somebody else goes on with it. */
export const accepted = <Data extends object>(data: Data, options: ReplyOptions = {}): DataReply<202, Data> => success(202, data, options);

/** 200 with a body of bytes; `contentType` and, where known, `size` in bytes. */
export const bytes = (
  stream: Readable,
  options: { contentType: string; size?: number; headers?: Readonly<Record<string, string>> },
): BytesReply<200> => ({
  is: 'bytes',
  status: 200,
  stream,
  headers: {
    'content-type': options.contentType,
    ...(options.size === undefined ? {} : { 'content-length': String(options.size) }),
    ...options.headers,
  },
});

/** 204: it was done, and there is nothing to answer. */
export const noContent = (): EmptyReply<204> => ({ is: 'empty', status: 204, headers: {} });

/** 303: the browser goes on to this address of ours. */
export const seeOther = (location: string): EmptyReply<303> => ({ is: 'empty', status: 303, headers: { location } });

/** 304: what the caller holds is still so. */
export const notModified = (headers: Readonly<Record<string, string>> = {}): EmptyReply<304> => ({ is: 'empty', status: 304, headers });

/** A JSON body without an envelope. */
export const json = <Status extends number, Body extends object>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): JsonReply<Status, Body> => ({ is: 'json', status, body, headers });

/** The JSON body of an answer as it goes out; undefined for bytes and for none. */
export const bodyOf = (reply: Reply): unknown => {
  if (reply.is === 'json') return reply.body;
  if (reply.is !== 'data') return undefined;
  const { message } = reply;
  const data = reply.data instanceof JsonText ? (JSON.parse(reply.data.text) as unknown) : reply.data;
  return { status: 'success', ...(message === undefined ? {} : { message }), ...(data === undefined ? {} : { data }) };
};

/** Its text up to the data. */
export const headTextOf = ({ message }: DataReply): string =>
  `{"status":"success"${message === undefined ? '' : `,"message":${JSON.stringify(message)}`},"data":`;

/** The same body as text. */
export const bodyTextOf = (reply: DataReply | JsonReply): string => {
  if (reply.is === 'json' || !(reply.data instanceof JsonText)) return JSON.stringify(bodyOf(reply));
  return `${headTextOf(reply)}${reply.data.text}}`;
};

export const csvContentType = 'text/csv; charset=utf-8';

/** One field: what a table would take for a formula is text, and stays what it is. */
const fieldOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const lineOf = (fields: readonly (string | number | null)[]): string => `${fields.map(fieldOf).join(',')}\r\n`;

export type CsvRow = readonly (string | number | null)[];

const linesOf = async function* (
  head: readonly string[],
  batches: AsyncIterator<readonly CsvRow[]>,
  first: IteratorResult<readonly CsvRow[]>,
) {
  // By the mark programs for tables read it as UTF-8: names are in Urdu, too.
  yield `\uFEFF${lineOf(head)}`;
  for (let batch = first; batch.done !== true; batch = await batches.next()) yield batch.value.map(lineOf).join('');
};

/**
 * A table to download (RFC 4180), written while it is read; the first rows are there before it is answered, so that what fails at once is
 * refused. @param name of the file, in ASCII and without its ending @param batches rows with as many fields as `head`
 */
export const csvReply = async (name: string, head: readonly string[], batches: AsyncIterable<readonly CsvRow[]>) => {
  const rows = batches[Symbol.asyncIterator]();
  const lines = linesOf(head, rows, await rows.next());
  return bytes(Readable.from(lines), {
    contentType: csvContentType,
    headers: {
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      vary: 'Authorization',
    },
  });
};

/** JSON that is written while it is read, so that never more than a batch of it is in memory. */
export class JsonStream {
  readonly chunks: AsyncIterable<string>;

  constructor(chunks: AsyncIterable<string>) {
    this.chunks = chunks;
  }
}

/** Items of an array, a batch at a time. */
export type Batches = AsyncIterable<readonly unknown[]>;

export const isBatches = (value: unknown): value is Batches => typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const itemsOf = async function* (batches: Batches) {
  let isFirst = true;
  for await (const batch of batches) {
    const items = batch.map((item) => JSON.stringify(item)).join();
    if (items !== '') yield isFirst ? items : `,${items}`;
    isFirst = isFirst && items === '';
  }
};

const textOf = async function* (fields: Readonly<Record<string, unknown>>) {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    const head = `${before}${JSON.stringify(name)}:`;
    if (isBatches(value)) {
      yield `${head}[`;
      yield* itemsOf(value);
      yield ']';
    } else yield `${head}${JSON.stringify(value)}`;
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
};

/** The chunks with the first items already read, so that what fails at once is refused, not broken off. */
const begun = async (chunks: AsyncGenerator<string>): Promise<AsyncIterable<string>> => {
  const read: string[] = [];
  for (let items = 0; items < 2; items += 1) {
    const { done, value } = await chunks.next();
    if (done !== true) read.push(value);
  }
  return (async function* () {
    yield* read;
    yield* chunks;
  })();
};

/** An object as a stream. @param fields values, and arrays whose items come in batches */
export const jsonStream = async (fields: Readonly<Record<string, unknown>>): Promise<JsonStream> =>
  new JsonStream(await begun(textOf(fields)));
