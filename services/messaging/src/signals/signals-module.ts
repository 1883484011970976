import { messageWords, somethingChanged, type EveryField, type SomethingChangedSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';

/** What a member sees of this is out of date. */
interface Signal {
  readonly memberId: MemberId;
  readonly kind: 'messages' | 'notifications';
  readonly at: Date;
}

const changed = ({ memberId, kind }: Signal) =>
  ({ memberId, kind: messageWords.signal.toChoice(kind) }) satisfies EveryField<typeof SomethingChangedSchema>;

/** Signals as they go out; one has no version, and is as old as its instant. */
export const appendSignals = (outbox: Outbox, signals: readonly Signal[]): Promise<void> =>
  outbox.append(
    signals.map((signal) =>
      outgoingEvent(somethingChanged, {
        subject: signal.memberId,
        sequence: signal.at.getTime(),
        time: signal.at,
        data: changed(signal),
      }),
    ),
  );

/** Has the browsers of members look again once the transaction is over, in which something of one kind that they see changes. */
export const signalsOf =
  ({ outboxIn, clock }: Pick<ServiceParts, 'outboxIn' | 'clock'>, kind: Signal['kind']) =>
  (trx: Transaction) =>
  (memberIds: readonly MemberId[]): Promise<void> =>
    appendSignals(
      outboxIn(trx),
      memberIds.map((memberId) => ({ memberId, kind, at: clock.now() })),
    );
