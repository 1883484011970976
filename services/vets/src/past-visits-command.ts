// Records visits that took place, with what their guests think of the vet: a JSON list on the standard input. What is recorded stays.
// It writes in the names of members, so it is for demo data alone: DEMO=1.
import { json } from 'node:stream/consumers';
import { silentLogger, type MemberId } from '@paltu/kernel';
import { visitorTypes, visitReasons } from '@paltu/reference';
import { documentParts, messageOf, openStore, serviceParts } from '@paltu/runtime';
import { z } from 'zod';
import type { VetId } from './appointments/appointment.ts';
import { isOfDemo, readCommandConfig } from './config.ts';
import { visitRecords } from './service.ts';

const hourMs = 3_600_000;

const visits = z.array(
  z.strictObject({
    vetId: z.uuid().transform((id) => id as VetId),
    guestId: z.uuid().transform((id) => id as MemberId),
    petName: z.string().min(1).max(60),
    petType: z.enum(visitorTypes),
    reason: z.enum(visitReasons),
    startsAt: z.iso
      .datetime()
      .transform((at) => new Date(at))
      .refine((at) => at < new Date(), 'must be in the past'),
    rating: z.int().min(1).max(5),
    comment: z.string().min(1).max(500),
  }),
);
type PastVisit = z.output<typeof visits>[number];

/** The clock stands at the moment of each step, so that what happened is decided by the rules of the product. */
const recorder = (parts: Parameters<typeof visitRecords>[0]) => {
  let now = new Date();
  const { vets, appointments, reviews } = visitRecords({ ...parts, clock: { now: () => now } });
  const takePlace = async ({ vetId, guestId, startsAt, petName, petType, reason }: PastVisit): Promise<void> => {
    const endsAt = new Date(startsAt.getTime() + hourMs / 2);
    now = new Date(startsAt.getTime() - hourMs);
    await vets.notePastTime(vetId, { startsAt, endsAt });
    const visit = { vetId, guestId, petName, petType, reason, message: '', expectedStart: startsAt };
    const { id: appointmentId, vetOwnerId: memberId } = await appointments.decisions.book(visit);
    now = endsAt;
    await appointments.decisions.recordAttendance({ appointmentId, memberId, status: 'completed' });
  };
  return async (visit: PastVisit): Promise<void> => {
    const { vetId, guestId, startsAt, rating, comment } = visit;
    if (await appointments.hasVisited(vetId, guestId)) return;
    await takePlace(visit);
    now = new Date(startsAt.getTime() + 3 * hourMs);
    await reviews.postReview({ thingId: vetId, author: { userId: guestId, role: 'user' }, rating, comment });
    process.stdout.write(`${guestId} visited ${vetId} at ${startsAt.toISOString()}\n`);
  };
};

const recordAll = async (): Promise<string> => {
  if (!isOfDemo()) throw new Error('only demo data have visits that nobody booked, with DEMO=1');
  const config = readCommandConfig();
  const store = await openStore({ name: 'vets', config, logger: silentLogger });
  try {
    const mongo = store.documents && (await documentParts('vets', store.documents));
    const record = recorder({ ...serviceParts({ name: 'vets', database: store.database, logger: silentLogger }), mongo });
    const all = visits.parse(await json(process.stdin));
    for (const visit of all) await record(visit);
    return `${all.length} visits are recorded.`;
  } finally {
    await store.close();
  }
};

try {
  process.stdout.write(`${await recordAll()}\n`);
} catch (error) {
  process.stderr.write(`The visits could not be recorded: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
