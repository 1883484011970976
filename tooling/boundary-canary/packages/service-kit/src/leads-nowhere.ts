// refused by no-unresolvable
import { nothing } from './nothing.ts';
export const nowhere = nothing;
