import { cacheTags } from '@paltu/contracts/cache-tags';
import { refusal, type Clock } from '@paltu/kernel';
import { portrayedMemberView, presentPortrayedMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import {
  exportedReviews,
  newestPraise,
  reviewsSlice,
  type NewestPraiseNeeds,
  type Praise,
  type ReviewedThings,
  type ReviewsNeeds,
  type ReviewStore,
} from '@paltu/reviews';
import { data, forEverybody, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { reviewMessages } from './review-events.ts';

/** A vet as a testimonial names them. */
interface PraisedVet {
  readonly id: string;
  readonly name: string;
  readonly cityId: string;
}

/** A guest's review of a vet, as home shows it. */
const testimonialView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    /** Of the author. */
    name: z.string(),
    avatar: portrayedMemberView.shape.profileImage,
    text: z.string(),
    /** Stars. */
    rating: z.literal(5),
    /** City of the vet: that of a member is shown nowhere. */
    location: z.string(),
    vet: z.strictObject({ id: z.uuid(), name: z.string() }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Testimonial' });

/** Who is not known by name yet is left out until they are. */
const presentTestimonials = (praise: readonly Praise<PraisedVet>[], members: MembersById): z.input<typeof testimonialView>[] =>
  praise.flatMap(({ review: { id, authorId, comment, updatedAt }, thing: { id: vetId, name, cityId } }) => {
    if (!members.has(authorId)) return [];
    const { fullName, profileImage } = presentPortrayedMember(authorId, members);
    return {
      _id: id,
      id,
      name: fullName,
      avatar: profileImage,
      text: comment,
      rating: 5 as const,
      location: cityName(cityId),
      vet: { id: vetId, name },
      createdAt: updatedAt.toISOString(),
    };
  });

/** So many of the newest are shown. */
const mostTestimonials = 6;

/** What guests praise, for those who do not know any vet yet. */
const testimonialRoutes = (readPraise: (limit: number) => Promise<readonly Praise<PraisedVet>[]>, members: MemberDirectory): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/testimonials',
    access: 'public',
    cache: { tags: [cacheTags.vets] },
    summary: 'The newest reviews by guests who gave a vet five stars',
    answers: { 200: data({ testimonials: z.array(testimonialView) }) },
    handle: async () => {
      const praise = await readPraise(mostTestimonials);
      const known = await members.find(praise.map(({ review }) => review.authorId));
      return ok({ testimonials: presentTestimonials(praise, known) }, { headers: forEverybody });
    },
  }),
];

interface VetReviewsNeeds<Trx> {
  readonly clock: Clock;
  readonly store: ReviewStore<Trx>;
  readonly members: MemberDirectory;
  /** Vets, as the slice that has them gives them. */
  readonly vets: Pick<ReviewsNeeds<Trx>, 'requireThereIn'> &
    Pick<NewestPraiseNeeds<PraisedVet>, 'findAway' | 'findShown'> &
    Pick<ReviewedThings, 'accountDeactivated'> & {
      readonly vetNotFound: ReviewedThings['notFound'];
      readonly vetParams: ReviewedThings['params'];
      readonly getOwner: ReviewedThings['requireThing'];
    };
  /** Whether a visit of the guest was completed. */
  readonly hasVisited: ReviewedThings['mayReview'];
}

const notEntitled = refusal('forbidden', 'review.not-entitled', 'Only guests whose visit was completed may review this vet');

/** What guests think of vets, and what it comes to. */
export const reviewsModule = <Trx>({ vets, hasVisited, ...needs }: VetReviewsNeeds<Trx>) => {
  const { queries } = needs.store;
  const slice = reviewsSlice<Trx>({
    ...needs,
    messages: reviewMessages,
    requireThereIn: vets.requireThereIn,
    things: {
      path: '/api/v1/vets/:id',
      noun: 'a vet',
      params: vets.vetParams,
      notFound: vets.vetNotFound,
      requireThing: vets.getOwner,
      mayReview: hasVisited,
      notEntitled,
      entitledWhen: 'after a completed visit',
      accountDeactivated: vets.accountDeactivated,
      viewId: 'VetReview',
    },
  });
  const readPraise = newestPraise<PraisedVet>({ ...vets, queries });
  return {
    ...slice,
    exported: exportedReviews(queries, 'vetId'),
    routes: [...testimonialRoutes(readPraise, needs.members), ...slice.routes],
  };
};
