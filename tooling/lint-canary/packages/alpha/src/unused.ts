// refused by @typescript-eslint/no-unused-vars
const unused = 1;
export const used = 2;
