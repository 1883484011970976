import { portrayedMemberView, presentPortrayedMember, type MembersById } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import { z } from 'zod';
import type { ReadTestimonial } from '../use-cases/ports.ts';

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
export const presentTestimonials = (testimonials: readonly ReadTestimonial[], members: MembersById): z.input<typeof testimonialView>[] =>
  testimonials.flatMap(({ id, authorId, comment, vetId, vetName, cityId, reviewedAt }) => {
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
      vet: { id: vetId, name: vetName },
      createdAt: reviewedAt.toISOString(),
    };
  });
