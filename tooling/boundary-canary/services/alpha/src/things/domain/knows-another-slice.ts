// refused by no-cross-slice
import { part } from '../../parts/domain/part.ts';
export const other = part;
