// refused by paltu/pure-domain
export const id = (): string => crypto.randomUUID();
