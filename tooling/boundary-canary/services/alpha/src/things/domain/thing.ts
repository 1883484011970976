// refused by nothing
export const thing = 'thing';
