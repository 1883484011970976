import { answered, refused, type MemberCall, type Reply } from './fake-reply.ts';

export interface FakeVet {
  id: string;
  name: string;
  picture: boolean;
  slots: Set<string>;
  featured: boolean;
  verification: 'none' | 'waiting' | 'verified';
}

interface Moment {
  id: string;
  vet: FakeVet;
  startsAt: number;
  endsAt: number;
  isBooked: boolean;
}

export interface FakeAppointment {
  id: string;
  guest: string;
  startsAt: string;
  status: 'booked' | 'completed';
  vet: { id: string };
}

export interface FakeReview {
  vetId: string;
  guest: string;
  rating: number;
  comment: string;
}

const jsonOf = <Body>(bytes: Buffer): Body => JSON.parse(bytes.toString()) as Body;

/** Profiles of vets, visits to them and the guests' reviews. */
export class FakeVets {
  /** By the e-mail of the account. */
  readonly profiles = new Map<string, FakeVet>();
  readonly appointments: FakeAppointment[] = [];
  readonly reviews: FakeReview[] = [];
  /** The time of the product. */
  now = 0;
  readonly #moments: Moment[] = [];

  open(email: string, form: FormData): Reply {
    if (this.profiles.has(email)) return refused(409, 'vet.already-listed');
    const id = `vet-${this.profiles.size}-`;
    this.profiles.set(email, {
      id,
      name: String(form.get('name')),
      picture: form.has('image'),
      slots: new Set(),
      featured: false,
      verification: 'none',
    });
    return answered({ vet: { id } }, 201);
  }

  answer(call: MemberCall): Reply {
    const { email, path } = call;
    if (path === '/vets/user/appointments') return answered({ appointments: this.appointments.filter(({ guest }) => guest === email) });
    if (path.startsWith('/vets/appointments/')) return this.#recordAttendance(call);
    if (path.endsWith('/appointments')) return this.#book(call);
    if (path.endsWith('/reviews')) return this.#review(call);
    const vet = this.profiles.get(email);
    if (vet === undefined) return refused(404, 'vet.not-found');
    if (path === '/vets/user/verification') return this.#verification(vet, call);
    return path === '/vets/slots' ? this.#openSlots(vet, call) : answered({ vet: { id: vet.id } });
  }

  #verification(vet: FakeVet, { method }: MemberCall): Reply {
    if (method === 'POST') {
      if (vet.verification === 'waiting') return refused(409, 'verification.already-waiting');
      vet.verification = 'waiting';
    }
    return answered({ verification: { status: vet.verification } });
  }

  /** What admins read and decide of a profile. */
  decide({ method, path }: MemberCall): Reply {
    const vet = [...this.profiles.values()].find(({ id }) => path.includes(id));
    if (vet === undefined) return refused(404, 'vet.not-found');
    if (method === 'PATCH' && path.endsWith('/featured')) vet.featured = true;
    if (method === 'PATCH' && path.endsWith('/verified')) vet.verification = 'verified';
    return answered({ thing: { verification: { status: vet.verification, number: 1 } } });
  }

  /** One of the usual times that is there is the same slot. */
  #openSlots(vet: FakeVet, { bytes }: MemberCall): Reply {
    const { slots } = jsonOf<{ slots: { date: string; time: string; startsAt?: string; durationMinutes: number }[] }>(bytes);
    const [{ startsAt, durationMinutes } = {}] = slots;
    if (startsAt !== undefined) return this.#openMoment(vet, Date.parse(startsAt), durationMinutes ?? 30);
    for (const { date, time } of slots) vet.slots.add(`${date} ${time}`);
    return answered({ slots: [] }, 201);
  }

  #openMoment(vet: FakeVet, startsAt: number, minutes: number): Reply {
    const endsAt = startsAt + minutes * 60_000;
    if (startsAt <= this.now || startsAt % 60_000 !== 0) return refused(400, 'request.invalid');
    const same = this.#moments.find((other) => other.vet === vet && other.startsAt === startsAt);
    if (same !== undefined) return answered({ slots: [{ id: same.id }] }, 201);
    if (this.#moments.some((other) => other.vet === vet && other.startsAt < endsAt && other.endsAt > startsAt))
      return refused(409, 'slot.overlaps');
    const id = `slot-${this.#moments.length}`;
    this.#moments.push({ id, vet, startsAt, endsAt, isBooked: false });
    return answered({ slots: [{ id }] }, 201);
  }

  #book({ email, path, bytes }: MemberCall): Reply {
    const { slotId } = jsonOf<{ slotId: string }>(bytes);
    const slot = this.#moments.find(({ id }) => id === slotId);
    if (slot === undefined || !path.includes(slot.vet.id)) return refused(404, 'slot.not-found');
    if (slot.isBooked || slot.startsAt <= this.now) return refused(409, 'slot.not-free');
    slot.isBooked = true;
    const startsAt = new Date(slot.startsAt).toISOString();
    const id = `visit-${this.appointments.length}-`;
    this.appointments.push({ id, guest: email, startsAt, status: 'booked', vet: { id: slot.vet.id } });
    return answered({ appointment: this.appointments.at(-1) as object }, 201);
  }

  #recordAttendance({ email, path }: MemberCall): Reply {
    const visit = this.appointments.find(({ id }) => path.includes(id));
    if (visit === undefined) return refused(404, 'appointment.not-found');
    if (this.profiles.get(email)?.id !== visit.vet.id) return refused(403, 'appointment.not-yours');
    if (Date.parse(visit.startsAt) > this.now) return refused(409, 'appointment.too-early');
    visit.status = 'completed';
    return answered({ appointment: visit });
  }

  /** A second review replaces the first. */
  #review({ email, path, bytes }: MemberCall): Reply {
    const visit = this.appointments.find(({ guest, vet, status }) => guest === email && path.includes(vet.id) && status === 'completed');
    if (visit === undefined) return refused(403, 'review.not-entitled');
    const review = { ...jsonOf<{ rating: number; comment: string }>(bytes), vetId: visit.vet.id, guest: email };
    const known = this.reviews.findIndex(({ vetId, guest }) => vetId === review.vetId && guest === email);
    this.reviews.splice(known === -1 ? this.reviews.length : known, 1, review);
    return answered({ review }, 201);
  }
}
