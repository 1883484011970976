// refused by nothing
import type { MemberId } from '../../../../../packages/projections/src/index.ts';
export const memberOf = (id: MemberId): string => id;
