import { portrayedMemberView, presentPortrayedMember, type MembersById } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import type { Praise } from '@paltu/reviews';
import { z } from 'zod';

/** A vet as a testimonial names them. */
export interface PraisedVet {
  readonly id: string;
  readonly name: string;
  readonly cityId: string;
}

/** A guest's review of a vet, as home shows it. */
export const testimonialView = z
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
export const presentTestimonials = (praise: readonly Praise<PraisedVet>[], members: MembersById): z.input<typeof testimonialView>[] =>
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
