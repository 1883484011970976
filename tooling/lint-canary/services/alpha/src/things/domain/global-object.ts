// refused by paltu/pure-domain
export const now = (): number => globalThis.Date.now();
