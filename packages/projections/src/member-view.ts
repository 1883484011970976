import type { MemberId } from '@paltu/kernel';
import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
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

/** A member where there is room for their picture; lists of pets have none. */
export const portrayedMemberView = z
  .strictObject({ ...memberView.shape, profileImage: pictureView.nullable() })
  .meta({ id: 'PortrayedMember' });

/** Until a member's own event has arrived they have no name, rather than not being shown at all. Of an erased one no part of the name is left. */
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

/** As `presentMember`, with the picture. */
export const presentPortrayedMember = (id: MemberId, members: MembersById): z.input<typeof portrayedMemberView> => {
  const picture = members.get(id)?.picture;
  return { ...presentMember(id, members), profileImage: picture ? presentPicture('auth', picture) : null };
};
