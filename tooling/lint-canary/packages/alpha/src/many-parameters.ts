// refused by max-params
export const sum = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e;
