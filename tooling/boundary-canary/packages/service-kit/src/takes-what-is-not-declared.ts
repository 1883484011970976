// refused by libraries-are-declared
import * as library from 'jest';
export const undeclared = library;
