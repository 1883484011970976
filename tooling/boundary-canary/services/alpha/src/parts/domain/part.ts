// refused by nothing
export const part = 'part';
