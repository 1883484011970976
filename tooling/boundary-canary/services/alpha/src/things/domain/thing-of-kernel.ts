// refused by nothing
import { kernel } from '../../../../../packages/kernel/src/index.ts';
export const named = kernel;
