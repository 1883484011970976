// refused by paltu/pure-domain
export const ask = (): Promise<unknown> => fetch('http://127.0.0.1');
