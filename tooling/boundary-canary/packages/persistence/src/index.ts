// refused by nothing
export const runTransaction = 'runTransaction';
export type InTransaction = () => void;
