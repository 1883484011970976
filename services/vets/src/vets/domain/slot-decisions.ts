import { invalidInput, type AppError, type Decided } from '@paltu/kernel';
import { slotBooked, slotOverlaps } from './vet-errors.ts';
import { furthestAheadMs, mostSlotsToCome, type Slot, type SlotId } from './slot.ts';
import type { VetEvent, VetSlotsChanged } from './vet-events.ts';
import type { Vet } from './vet.ts';

export interface SlotWish {
  readonly id: SlotId;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The slots that were asked for, those that were there already too; and what happened. */
export interface ChangedSlots {
  readonly slots: readonly Slot[];
  readonly decided: Decided<Vet, VetEvent>;
}

const refused = (index: number, code: string, msg: string): AppError => invalidInput([{ path: `slots.${index}`, code, msg }]);

const checkTime = ({ startsAt }: SlotWish, index: number, now: Date): void => {
  if (startsAt <= now) throw refused(index, 'too-small', 'A slot must lie in the future');
  if (startsAt.getTime() > now.getTime() + furthestAheadMs) throw refused(index, 'too-big', 'A slot must lie within the next 90 days');
};

const isSameTime = (one: SlotWish, other: SlotWish): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();

const checkOverlaps = (slots: readonly Slot[]): void => {
  const inOrder = [...slots].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  inOrder.forEach((slot, index) => {
    const next = inOrder[index + 1];
    if (next !== undefined && next.startsAt < slot.endsAt) throw slotOverlaps();
  });
};

const changed = (vet: Vet, slots: Pick<VetSlotsChanged, 'added' | 'removed'>, at: Date): Decided<Vet, VetEvent> => {
  if (slots.added.length + slots.removed.length === 0) return { state: vet, events: [] };
  const after: Vet = { ...vet, version: vet.version + 1 };
  return { state: after, events: [{ type: 'VetSlotsChanged', vet: after, ...slots, at }] };
};

/**
 * Offers all of these times, or none. One that is there already, with the same end, is the same slot.
 * @param known the vet's slots that have not ended @throws AppError `slot.overlaps`, `request.invalid`
 */
export const openSlots = (vet: Vet, known: readonly Slot[], wishes: readonly SlotWish[], now: Date): ChangedSlots => {
  const added: Slot[] = [];
  const slots = wishes.map((wish, index) => {
    checkTime(wish, index, now);
    const sameTime = [...known, ...added].find((slot) => isSameTime(slot, wish));
    if (sameTime !== undefined) return sameTime;
    const slot: Slot = { ...wish, vetId: vet.id, isBooked: false };
    added.push(slot);
    return slot;
  });
  checkOverlaps([...known, ...added]);
  if (known.filter(({ startsAt }) => startsAt > now).length + added.length > mostSlotsToCome)
    throw invalidInput([{ path: 'slots', code: 'too-big', msg: `A vet can have at most ${mostSlotsToCome} slots to come` }]);
  return { slots, decided: changed(vet, { added, removed: [] }, now) };
};

/** Takes all of these slots back, or none. @throws AppError `slot.booked` */
export const removeSlots = (vet: Vet, slots: readonly Slot[], now: Date): Decided<Vet, VetEvent> => {
  if (slots.some(({ isBooked }) => isBooked)) throw slotBooked();
  return changed(vet, { added: [], removed: slots }, now);
};
