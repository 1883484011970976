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
