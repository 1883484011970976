// refused by nothing
export const thingsModule = 1;
