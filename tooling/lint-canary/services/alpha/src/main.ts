// refused by nothing
export const main = 1;
