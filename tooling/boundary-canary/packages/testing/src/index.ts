// refused by nothing
export const testing = 'testing';
