// refused by nothing
export const router = 'router';
