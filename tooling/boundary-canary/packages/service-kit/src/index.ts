// refused by nothing
export const ok = 'ok';
