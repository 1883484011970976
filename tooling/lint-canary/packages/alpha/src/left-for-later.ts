// refused by no-warning-comments
// TODO: finish
export const half = 1;
