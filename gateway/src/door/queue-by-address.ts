/** What waits, by who sent it: those who wait take turns, and each one's own comes in its order. */
export interface QueueByAddress<Item> {
  /** @returns what has to go, for there is no room for all: the last of the address with most, which may be the new one */
  add(address: string, item: Item): Item | undefined;
  /** The first one of the address whose turn it is. */
  next(): Item | undefined;
  size(): number;
}

/** @param most waits at once, of all together */
export const queueByAddress = <Item>(most: number): QueueByAddress<Item> => {
  /** In the order of their turns. */
  const byAddress = new Map<string, Item[]>();
  let size = 0;

  const longest = (): [address: string, items: Item[]] | undefined => {
    let found: [string, Item[]] | undefined;
    for (const entry of byAddress) if (found === undefined || entry[1].length > found[1].length) found = entry;
    return found;
  };
  const removeLast = ([address, items]: [address: string, items: Item[]]): Item | undefined => {
    const last = items.pop();
    if (items.length === 0) byAddress.delete(address);
    size -= 1;
    return last;
  };

  return {
    add: (address, item) => {
      const own = byAddress.get(address);
      if (own === undefined) byAddress.set(address, [item]);
      else own.push(item);
      size += 1;
      const fullest = size > most ? longest() : undefined;
      return fullest === undefined ? undefined : removeLast(fullest);
    },
    next: () => {
      const [first] = byAddress;
      if (first === undefined) return undefined;
      const [address, items] = first;
      byAddress.delete(address);
      const item = items.shift();
      if (items.length > 0) byAddress.set(address, items);
      size -= 1;
      return item;
    },
    size: () => size,
  };
};
