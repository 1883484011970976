// refused by nothing
export const card = 'card';
