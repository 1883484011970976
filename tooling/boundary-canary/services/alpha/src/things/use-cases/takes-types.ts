// refused by nothing
import type { InTransaction } from '../../../../../packages/persistence/src/index.ts';
import type { Outbox } from '../../../../../packages/events/src/index.ts';
import { thing } from '../domain/thing.ts';
export const take = (run: InTransaction, outbox: Outbox): unknown => [run, outbox, thing];
