import type { MemberId } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { data, idParam, ok, resourceNotFound, route } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { requestStatuses, type RequestStatus } from '../requests/request.ts';

/** Who waited longer than they should have, and was not answered by the owner, counts as not answered in time. */
const response = `select count(owner_answered_at)::integer as answers,
    percentile_cont(0.5) within group (order by extract(epoch from owner_answered_at - created_at) / 3600)
      filter (where owner_answered_at is not null) as median_hours,
    (count(*) filter (where owner_answered_at <= respond_by))::integer as in_time,
    (count(*) filter (where owner_answered_at is not null or respond_by < coalesce((closing ->> 'at')::timestamptz, ?)))::integer as counted
  from requests where owner_id = ?`;

/** How an owner answers. */
interface ResponseFigures {
  /** How many requests the owner answered. */
  readonly answers: number;
  /** Null without an answer. */
  readonly medianHours: number | null;
  /** How many were answered within 48 hours, of those that were answered or waited longer. */
  readonly inTime: number;
  readonly counted: number;
}

type StatusCounts = Readonly<Partial<Record<RequestStatus, number>>>;

const requestFigures = (database: Knex) => {
  const countOf = async (column: 'owner_id' | 'requester_id', memberId: MemberId): Promise<StatusCounts> => {
    const rows = (await database('requests')
      .where({ [column]: memberId })
      .groupBy('status')
      .select('status')
      .count({ counted: '*' })) as {
      status: string;
      counted: number;
    }[];
    return Object.fromEntries(rows.map(({ status, counted }) => [status, Number(counted)]));
  };
  return {
    countReceived: (memberId: MemberId) => countOf('owner_id', memberId),
    countSent: (memberId: MemberId) => countOf('requester_id', memberId),
    readResponse: async (ownerId: MemberId, now: Date): Promise<ResponseFigures> => {
      const { rows } = await database.raw<{ rows: [object] }>(response, [now, ownerId]);
      return fromColumns<ResponseFigures>(rows[0]);
    },
  };
};

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

const ownerParams = z.object({ userId: idParam.transform((id) => id as MemberId) });

/** What is counted of requests: one's own, and how an owner answers. */
export const figuresModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => {
  const figures = requestFigures(database);
  return {
    routes: [
      route({
        method: 'get',
        path: '/api/v1/adoption/stats',
        access: 'member',
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
    ],
  };
};
