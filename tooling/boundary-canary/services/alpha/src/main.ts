// refused by nothing
export const main = 'main';
