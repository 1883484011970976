/**
 * Works on the items in their order, several at a time. After a failure none begins any more; it is thrown once all that began have ended,
 * so that nothing goes on in a run that has failed.
 */
export async function severalAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = left.next(); failures.length === 0 && next.done !== true; next = left.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: most }, lane));
  if (failures.length > 0) throw failures[0];
}
