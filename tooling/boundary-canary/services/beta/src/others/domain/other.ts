// refused by nothing
export const other = 'other';
