// refused by nothing
export const memberProjection = 'memberProjection';
export type MemberId = string;
