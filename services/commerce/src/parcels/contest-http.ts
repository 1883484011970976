import { idParam, requiredMultilineText, data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { notYourStep, parcelNotFound, wrongStep } from '../orders/order-changes.ts';
import { contestKinds, type ParcelId } from '../orders/order.ts';
import { ownMatter } from '../proposals/proposal.ts';
import type { ShownParcels } from './parcel-http.ts';
import type { ChangeParcel } from './parcel-use-cases.ts';

const parcelParams = z.object({ id: idParam.transform((id) => id as ParcelId) });

const reason = requiredMultilineText('Reason', 500);

/** POST /api/v1/orders/parcels/{id}/contest */
const contestBody = z.strictObject({
  kind: z.enum(contestKinds, `kind must be one of: ${contestKinds.join(', ')}`).default('refusal'),
  reason,
});

/** PATCH /api/v1/orders/parcels/{id}/contest */
const decisionBody = z.strictObject({ upheld: z.boolean('upheld must be true or false'), reason });

interface ContestRouteNeeds extends Pick<ShownParcels, 'parcelView' | 'present'> {
  readonly change: Pick<ChangeParcel, 'contest' | 'decide'>;
}

/** What buyers contest about parcels, and admins decide. */
export const contestRoutes = ({ change, parcelView, present }: ContestRouteNeeds): Route[] => [
  route({
    access: 'member',
    params: parcelParams,
    notFound: parcelNotFound,
    answers: { 200: data({ parcel: parcelView }) },
    method: 'post',
    path: '/api/v1/orders/parcels/:id/contest',
    summary:
      'Contest that the buyer refused a parcel (refusal) or that it came (not-arrived), within 7 days, or that its store refused a return (return-refused), within 3 days: an admin decides, and nothing of it is paid out',
    body: contestBody,
    refuses: [notYourStep, wrongStep],
    handle: async ({ actor, params: { id: parcelId }, body }) => {
      const order = await change.contest(actor, { ...body, parcelId });
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: 'Thank you. Our team will look at it.' });
    },
  }),
  route({
    access: 'admin',
    params: parcelParams,
    notFound: parcelNotFound,
    answers: { 200: data({ parcel: parcelView }) },
    method: 'patch',
    path: '/api/v1/orders/parcels/:id/contest',
    summary:
      'Decide a contest, with a reason that both sides read: whether the buyer is right. Then a parcel that did not arrive is lost, and a refused return is taken back',
    body: decisionBody,
    refuses: [ownMatter, wrongStep],
    handle: async ({ actor, params: { id: parcelId }, body }) => {
      const order = await change.decide(actor, { parcelId, isUpheld: body.upheld, reason: body.reason });
      return ok({ parcel: await present.one(order, parcelId, actor.userId) }, { message: 'The decision is recorded.' });
    },
  }),
];
