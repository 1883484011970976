import type { MemberId } from '@paltu/kernel';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import type { Signal } from './domain/signal.ts';
import { appendSignals } from './events/signal-messages.ts';

/** Has the browsers of these members look again, once the transaction is over. */
export type SignalMembers = (memberIds: readonly MemberId[]) => Promise<void>;

/** Signals of one kind, for a transaction in which something that members see changes. */
export const signalsOf =
  ({ outboxIn, clock }: Pick<ServiceParts, 'outboxIn' | 'clock'>, kind: Signal['kind']) =>
  (trx: Knex.Transaction): SignalMembers =>
  (memberIds) =>
    appendSignals(
      outboxIn(trx),
      memberIds.map((memberId) => ({ memberId, kind, at: clock.now() })),
    );
