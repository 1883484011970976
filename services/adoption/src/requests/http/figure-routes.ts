import type { Clock } from '@paltu/kernel';
import { data, ok, resourceNotFound, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { requestStatuses, type RequestStatus } from '../domain/request.ts';
import type { RequestFigures, ResponseFigures, StatusCounts } from '../use-cases/ports.ts';
import { ownerParams } from './request-body.ts';

export interface FigureRouteNeeds {
  readonly figures: RequestFigures;
  readonly clock: Clock;
}

const byStatus = Object.fromEntries(requestStatuses.map((status) => [status, z.int()])) as Record<RequestStatus, z.ZodInt>;
const countsByStatus = z.strictObject({ ...byStatus, total: z.int() }).meta({ id: 'RequestsByStatus' });

/** Hours, and a share from 0 to 1; null until there is enough to measure. */
const responseFields = { medianHoursToAnswer: z.number().nullable(), answeredWithin48h: z.number().nullable() };

const statsView = z.strictObject({ received: countsByStatus, sent: countsByStatus, ...responseFields }).meta({ id: 'AdoptionStats' });
const responseView = z.strictObject(responseFields).meta({ id: 'OwnerResponse' });

/** Of less the next answer would make something else. */
const fewestAnswers = 3;

const rounded = (value: number | null, digits: number): number | null => (value === null ? null : Number(value.toFixed(digits)));

const presentResponse = ({ medianHours, inTime, counted }: ResponseFigures): z.input<typeof responseView> => ({
  medianHoursToAnswer: rounded(medianHours, 1),
  answeredWithin48h: counted === 0 ? null : rounded(inTime / counted, 2),
});

const presentCounts = (counts: StatusCounts): z.input<typeof countsByStatus> => {
  const filled = Object.fromEntries(requestStatuses.map((status) => [status, counts[status] ?? 0])) as Record<RequestStatus, number>;
  return { ...filled, total: Object.values(filled).reduce((sum, count) => sum + count, 0) };
};

/** What is counted of requests: one's own, and how an owner answers. */
export const figureRoutes = ({ figures, clock }: FigureRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/adoption/stats',
    access: 'member',
    limit: 'reads',
    summary: 'How many requests the caller has received and sent, and how fast they answer',
    answers: { 200: data({ stats: statsView }) },
    handle: async ({ actor: { userId } }) => {
      const [received, sent, response] = await Promise.all([
        figures.countReceived(userId),
        figures.countSent(userId),
        figures.readResponse(userId, clock.now()),
      ]);
      return ok({ stats: { received: presentCounts(received), sent: presentCounts(sent), ...presentResponse(response) } });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/adoption/owners/:userId/response',
    access: 'public',
    limit: 'reads',
    summary: 'How fast an owner answers, from three answers on',
    params: ownerParams,
    notFound: resourceNotFound,
    answers: { 200: data({ response: responseView }) },
    handle: async ({ params }) => {
      const response = await figures.readResponse(params.userId, clock.now());
      const isEnough = response.answers >= fewestAnswers;
      return ok({ response: isEnough ? presentResponse(response) : { medianHoursToAnswer: null, answeredWithin48h: null } });
    },
  }),
];
