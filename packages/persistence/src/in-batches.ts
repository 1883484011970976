/** Rows that one statement deletes, so that it holds their locks only for a moment. */
export const deletedAtOnce = 5_000;

/** Repeats a deletion until it finds less than `deletedAtOnce` rows; returns how many went. */
export const inBatches = async (deleteBatch: () => Promise<number>): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const count = await deleteBatch();
    deleted += count;
    if (count < deletedAtOnce) return deleted;
  }
};
