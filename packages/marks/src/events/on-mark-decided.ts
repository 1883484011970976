import { markCleared, markSet, markWords, type MarkCleared, type MarkSet } from '@paltu/contracts';
import { on, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { CarryOutMark } from '../use-cases/carry-out-mark.ts';

/** A kind of thing that admins mark, as moderation names it. */
export type MarkedKind = Parameters<typeof markWords.kind.toChoice>[0];

/** How one kind of thing carries out what is decided about it, in the transaction of the event. */
export interface MarkCarrier<Trx> {
  readonly kind: MarkedKind;
  readonly carryOutIn: (trx: Trx) => CarryOutMark;
}

/** What admins decided about things of these kinds; about others, it passes over. */
export const onMarkDecided = <Trx>(carriers: readonly MarkCarrier<Trx>[]): readonly EventRule<Trx>[] => {
  const take =
    (isSet: boolean) =>
    async ({ data, sequence: number }: ReceivedEvent<MarkSet | MarkCleared>, trx: Trx): Promise<void> => {
      const carrier = carriers.find(({ kind }) => markWords.kind.toChoice(kind) === data.kind);
      if (carrier === undefined) return;
      const { thingId, verificationNumber, reason } = data;
      await carrier.carryOutIn(trx)({ thingId, number, mark: markWords.mark.toWord(data.mark), isSet, verificationNumber, reason });
    };
  return [on(markSet, take(true)), on(markCleared, take(false))];
};
