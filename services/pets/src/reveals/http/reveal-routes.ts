import type { ListingId, Refusal } from '@paltu/kernel';
import { data, idParam, ok, route, tooManyRequests, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { phoneUnknown } from '../domain/reveal.ts';
import type { RevealPhone } from '../use-cases/reveal-phone.ts';

export interface RevealRouteNeeds {
  readonly revealPhone: RevealPhone;
  readonly petNotFound: Refusal;
}

/** What members are shown only when they ask for it. */
export const revealRoutes = ({ revealPhone, petNotFound }: RevealRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/pets/:id/owner-phone',
    access: 'member',
    limit: 'writes',
    summary: 'The phone number of the owner of a pet; that it was shown is kept for ninety days',
    params: z.object({ id: idParam.transform((id) => id as ListingId) }),
    notFound: petNotFound,
    answers: { 200: data({ phone: z.string() }) },
    refuses: [phoneUnknown, tooManyRequests],
    handle: async ({ actor, params }) => ok({ phone: await revealPhone({ listingId: params.id, asker: actor }) }),
  }),
];
