import { markCleared, markSet, markWords, type MarkCleared, type MarkSet } from '@paltu/contracts';
import { on, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { VetId } from '../domain/vet.ts';
import type { CarryOutMark } from '../use-cases/carry-out-mark.ts';

/** What admins decided about vets; about other things, it passes over. */
export const onMarkDecided = <Trx>(carryOutIn: (trx: Trx) => CarryOutMark): readonly EventRule<Trx>[] => {
  const take =
    (isSet: boolean) =>
    async ({ data, sequence: number }: ReceivedEvent<MarkSet | MarkCleared>, trx: Trx): Promise<void> => {
      if (data.kind !== markWords.kind.toChoice('vet')) return;
      const { verificationNumber, reason } = data;
      const mark = markWords.mark.toWord(data.mark);
      await carryOutIn(trx)({ vetId: data.thingId as VetId, number, mark, isSet, verificationNumber, reason });
    };
  return [on(markSet, take(true)), on(markCleared, take(false))];
};
