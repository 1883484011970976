/** The index `step` photos further in a gallery of `total`, round and round. */
export function wrapIndex(index: number, step: number, total: number): number {
  return total === 0 ? 0 : (((index + step) % total) + total) % total;
}

/** The photos beside the large one: the next ones in turn, four at most. */
export function besides(index: number, total: number): number[] {
  return Array.from({ length: Math.min(4, Math.max(0, total - 1)) }, (_none, slot) => wrapIndex(index, slot + 1, total));
}
