// refused by paltu/pure-domain
export const lot = (): number => Math.random();
