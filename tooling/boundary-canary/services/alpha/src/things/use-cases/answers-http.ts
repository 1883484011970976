// refused by use-cases-know-no-adapters
import { ok } from '../../../../../packages/service-kit/src/index.ts';
export const answer = ok;
