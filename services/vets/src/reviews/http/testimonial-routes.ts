import type { MemberDirectory } from '@paltu/projections';
import type { Praise } from '@paltu/reviews';
import { data, forEverybody, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { presentTestimonials, testimonialView, type PraisedVet } from './testimonial-view.ts';

export interface TestimonialRouteNeeds {
  readonly readPraise: (limit: number) => Promise<readonly Praise<PraisedVet>[]>;
  readonly members: MemberDirectory;
}

/** So many of the newest are shown. */
const mostTestimonials = 6;

/** What guests praise, for those who do not know any vet yet. */
export const testimonialRoutes = ({ readPraise, members }: TestimonialRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/testimonials',
    access: 'public',
    limit: 'reads',
    summary: 'The newest reviews by guests who gave a vet five stars',
    answers: { 200: data({ testimonials: z.array(testimonialView) }) },
    handle: async () => {
      const praise = await readPraise(mostTestimonials);
      const known = await members.find(praise.map(({ review }) => review.authorId));
      return ok({ testimonials: presentTestimonials(praise, known) }, { headers: forEverybody });
    },
  }),
];
