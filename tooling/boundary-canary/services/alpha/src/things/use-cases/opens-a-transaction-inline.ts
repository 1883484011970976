// refused by use-cases-take-types-of-ports
import { runTransaction, type InTransaction } from '../../../../../packages/persistence/src/index.ts';
export const run: InTransaction = () => runTransaction;
