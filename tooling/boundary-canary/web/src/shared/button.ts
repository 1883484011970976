// refused by nothing
export const button = 'button';
