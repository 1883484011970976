/** What waits, by who sent it: callers take turns, and what one of them sent comes in its order. */
interface QueueByCaller<Item> {
  /** @returns what has to go, for there is no room for all: the last of the caller with most, which may be the new one */
  add(caller: string, item: Item): Item | undefined;
  /** The first one of the caller whose turn it is. */
  next(): Item | undefined;
  /** One that waits no longer. */
  remove(caller: string, item: Item): void;
  size(): number;
}

/** @param most waits at once, of all callers together */
export const queueByCaller = <Item>(most: number): QueueByCaller<Item> => {
  /** In the order of their turns. */
  const byCaller = new Map<string, Item[]>();
  let size = 0;

  const fullest = (): string | undefined => {
    let found: [string, Item[]] | undefined;
    for (const entry of byCaller) if (found === undefined || entry[1].length > found[1].length) found = entry;
    return found?.[0];
  };
  const take = (caller: string, index: number): Item | undefined => {
    const items = byCaller.get(caller) ?? [];
    const [item] = items.splice(index, 1);
    if (item === undefined) return undefined;
    size -= 1;
    if (items.length === 0) byCaller.delete(caller);
    return item;
  };

  return {
    add: (caller, item) => {
      const own = byCaller.get(caller);
      if (own === undefined) byCaller.set(caller, [item]);
      else own.push(item);
      size += 1;
      const full = size > most ? fullest() : undefined;
      return full === undefined ? undefined : take(full, -1);
    },
    next: () => {
      const [first] = byCaller;
      if (first === undefined) return undefined;
      const [caller, items] = first;
      // To the end: the others come first.
      byCaller.delete(caller);
      byCaller.set(caller, items);
      return take(caller, 0);
    },
    remove: (caller, item) => {
      const index = byCaller.get(caller)?.indexOf(item) ?? -1;
      if (index >= 0) take(caller, index);
    },
    size: () => size,
  };
};
