// refused by use-cases-take-types-of-ports
import type { InTransaction } from '../../../../../packages/persistence/src/index.ts';
import { runTransaction } from '../../../../../packages/persistence/src/index.ts';
export const run: InTransaction = () => runTransaction;
