// refused by nothing
export const kernel = 'kernel';
