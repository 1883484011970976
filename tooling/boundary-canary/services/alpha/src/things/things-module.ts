// refused by nothing
export const thingsModule = 'thingsModule';
