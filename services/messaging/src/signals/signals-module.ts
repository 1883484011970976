import { messageWords, somethingChanged, type EveryField, type SomethingChangedSchema } from '@paltu/contracts';
import { outgoingEvent, type OutgoingEvent } from '@paltu/events';
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

/** A signal as it goes out; it has no version, and is as old as its instant. */
export const signalEvent = (signal: Signal): OutgoingEvent =>
  outgoingEvent(somethingChanged, { subject: signal.memberId, sequence: signal.at.getTime(), time: signal.at, data: changed(signal) });

/** For who appends them together with what else has happened: see `signalsOf`. */
export const signalEvents =
  ({ clock }: Pick<ServiceParts, 'clock'>, kind: Signal['kind']) =>
  (memberIds: readonly MemberId[]): OutgoingEvent[] =>
    memberIds.map((memberId) => signalEvent({ memberId, kind, at: clock.now() }));

/** Has the browsers of members look again once the transaction is over, in which something of one kind that they see changes. */
export const signalsOf = ({ outboxIn, clock }: Pick<ServiceParts, 'outboxIn' | 'clock'>, kind: Signal['kind']) => {
  const eventsOf = signalEvents({ clock }, kind);
  return (trx: Transaction) =>
    (memberIds: readonly MemberId[]): Promise<void> =>
      outboxIn(trx).append(eventsOf(memberIds));
};
