// refused by domain-takes-types-of-projections
import { memberProjection } from '../../../../../packages/projections/src/index.ts';
export const members = memberProjection;
