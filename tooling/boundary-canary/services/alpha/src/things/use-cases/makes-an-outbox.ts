// refused by use-cases-take-types-of-ports
import { knexOutbox } from '../../../../../packages/events/src/index.ts';
export const outbox = knexOutbox;
