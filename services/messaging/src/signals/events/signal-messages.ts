import { messageWords, somethingChanged, type EveryField, type SomethingChangedSchema } from '@paltu/contracts';
import { outgoingEvent, type Outbox } from '@paltu/events';
import type { Signal } from '../domain/signal.ts';

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
