/** Rows that one statement deletes, so that it holds their locks only for a moment. */
export const deletedAtOnce = 5_000;

/** Repeats `work` on a batch until it finds less than `size`; returns how many in all. */
export const inBatches = async (work: () => Promise<number>, size = deletedAtOnce): Promise<number> => {
  let all = 0;
  for (;;) {
    const count = await work();
    all += count;
    if (count < size) return all;
  }
};

/** Rows a batch at a time; each batch continues behind the last row of the one before, until one is not full. */
export const rowBatches = async function* <Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  size = 1_000,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last, size);
    yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
};
