// refused by nothing
export const memberProjection = 'memberProjection';
export type Member = string;
