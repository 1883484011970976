const hourMs = 3_600_000;

export interface ModelSlot {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
}

export interface ModelAppointment {
  readonly guest: string;
  readonly slot: ModelSlot;
  status: string;
  /** When somebody looked last whether a reminder was due. */
  lookedAt: number;
  /** Hours before, in the order in which they were published. */
  readonly reminders: number[];
}

/** Visits to one vet as the table of steps has them: statuses and times alone, and nothing of the code that is looked at. */
export interface Model {
  /** Milliseconds. */
  now: number;
  /** Who has left. */
  readonly away: Set<string>;
  readonly suspended: Set<string>;
  readonly appointments: ModelAppointment[];
}

export const isThereInModel = ({ away, suspended }: Model, member: string): boolean => !away.has(member) && !suspended.has(member);

const isToCome = ({ now }: Model, { status, slot }: ModelAppointment): boolean => status === 'booked' && slot.start > now;

/** Whether the slot can be booked by the guest; then it is. */
export const bookedInModel = (model: Model, guest: string, slot: ModelSlot, vetOwner: string): boolean => {
  const isTaken = model.appointments.some((one) => one.slot === slot && one.status !== 'cancelled');
  const toCome = model.appointments.filter((one) => one.guest === guest && isToCome(model, one)).length;
  const isThere = isThereInModel(model, guest) && isThereInModel(model, vetOwner);
  if (isTaken || toCome >= 3 || !isThere || guest === vetOwner || slot.start <= model.now) return false;
  model.appointments.push({ guest, slot, status: 'booked', lookedAt: model.now, reminders: [] });
  return true;
};

const endOf: Readonly<Record<string, string>> = {
  'guest cancels': 'cancelled',
  'vet cancels': 'cancelled',
  'guest came': 'completed',
  'guest did not come': 'no-show',
};

const mayTake = ({ now }: Model, { slot }: ModelAppointment, action: string): boolean => {
  if (action === 'vet cancels') return true;
  return action === 'guest cancels' ? now <= slot.start - 2 * hourMs : now >= slot.start;
};

/** Whether the step may be taken with this appointment; repeated it may, and changes nothing. */
export const decidedInModel = (model: Model, action: string, appointment: ModelAppointment): boolean => {
  const end = endOf[action] ?? '';
  if (appointment.status !== 'booked') return appointment.status === end;
  if (!mayTake(model, appointment, action)) return false;
  appointment.status = end;
  return true;
};

export const leftInModel = (model: Model, member: string, vetOwner: string): void => {
  model.away.add(member);
  for (const one of model.appointments) if (isToCome(model, one) && (member === vetOwner || one.guest === member)) one.status = 'cancelled';
};

const beginsSoon = (model: Model, one: ModelAppointment): boolean => isToCome(model, one) && one.slot.start - 24 * hourMs <= model.now;

/** What begins within a day is called off by a vet who is suspended; a guest's visits stay. */
export const suspendedInModel = (model: Model, member: string, vetOwner: string): void => {
  model.suspended.add(member);
  for (const one of model.appointments) if (member === vetOwner && beginsSoon(model, one)) one.status = 'cancelled';
};

/** Time passes, and then somebody looks what is due. */
export const passedInModel = (model: Model, hours: number, vetOwner: string): void => {
  model.now += hours * hourMs;
  for (const one of model.appointments) {
    if (one.status !== 'booked') continue;
    if (!isThereInModel(model, vetOwner) && beginsSoon(model, one)) {
      one.status = 'cancelled';
      continue;
    }
    const due = [24, 2].filter((before) => {
      const at = one.slot.start - before * hourMs;
      return at > one.lookedAt && at <= model.now;
    });
    one.lookedAt = model.now;
    // Of two that are due only the last is published, and none of a visit that has begun.
    if (one.slot.start > model.now) one.reminders.push(...due.slice(-1));
    if (one.slot.end + 24 * hourMs <= model.now) one.status = 'completed';
  }
};
