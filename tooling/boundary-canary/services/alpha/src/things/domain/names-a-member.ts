// refused by nothing
import type { Member } from '../../../../../packages/projections/src/index.ts';
export const memberOf = (member: Member): string => member;
