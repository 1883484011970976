// refused by @typescript-eslint/consistent-type-imports
import { wrongName } from './Wrong_Name.ts';
export type Name = typeof wrongName;
