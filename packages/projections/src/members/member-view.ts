import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import { fullNameOf, type MembersById } from './member.ts';

/** A member as every answer shows them. */
export const memberView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    verified: z.boolean(),
    rating: z.number().nullable(),
  })
  .meta({ id: 'Member' });

/** Until a member's own event has arrived they have no name, rather than not being shown at all. */
export const presentMember = (id: MemberId, members: MembersById): z.input<typeof memberView> => {
  const member = members.get(id);
  return {
    _id: id,
    id,
    firstName: member?.firstName ?? '',
    lastName: member?.lastName ?? '',
    fullName: fullNameOf(member),
    verified: member?.isVerified ?? false,
    rating: null,
  };
};
