// refused by testing-stays-in-tests
import { testing } from '../../../../../packages/testing/src/index.ts';
export const kit = testing;
