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
