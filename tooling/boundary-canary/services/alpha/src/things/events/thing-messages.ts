// refused by nothing
export const messages = 'messages';
