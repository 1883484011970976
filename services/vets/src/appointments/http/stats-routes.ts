import type { Clock, MemberId } from '@paltu/kernel';
import { appointmentStatuses, type AppointmentStatus } from '@paltu/reference';
import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { vetNotFound } from '../domain/appointment-errors.ts';
import type { VetId } from '../domain/appointment.ts';
import type { AppointmentQueries } from '../use-cases/ports.ts';

/** What is counted of the vet that a member is. */
export interface OwnFigures {
  readonly id: VetId;
  readonly patients: number;
  readonly rating: number;
  readonly reviews: number;
}

export interface StatsRouteNeeds {
  readonly queries: Pick<AppointmentQueries, 'countByStatus' | 'countFreeSlots'>;
  /** @throws AppError `vet.not-found` */
  readonly getOwnFigures: (ownerId: MemberId) => Promise<OwnFigures>;
  readonly clock: Clock;
}

const byStatus = Object.fromEntries(appointmentStatuses.map((status) => [status, z.int()])) as Record<AppointmentStatus, z.ZodInt>;

const statsView = z
  .strictObject({
    appointments: z.strictObject({ ...byStatus, total: z.int() }),
    patients: z.int(),
    rating: z.number(),
    reviews: z.int(),
    freeSlots: z.int(),
  })
  .meta({ id: 'VetStats' });

/** What a vet's dashboard counts. */
export const statsRoutes = ({ queries, getOwnFigures, clock }: StatsRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/user/stats',
    access: 'member',
    limit: 'reads',
    summary: 'Appointments with the caller by state, guests, reviews and free slots to come',
    answers: { 200: data({ stats: statsView }) },
    refuses: [vetNotFound],
    handle: async ({ actor: { userId } }) => {
      const { id, ...figures } = await getOwnFigures(userId);
      const [counts, freeSlots] = await Promise.all([queries.countByStatus(id), queries.countFreeSlots(id, clock.now())]);
      const filled = Object.fromEntries(appointmentStatuses.map((status) => [status, counts[status] ?? 0])) as Record<
        AppointmentStatus,
        number
      >;
      const total = Object.values(filled).reduce((sum, count) => sum + count, 0);
      return ok({ stats: { appointments: { ...filled, total }, ...figures, freeSlots } });
    },
  }),
];
