// refused by paltu/pure-domain
export const id = (): number => process.pid;
