import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';

/** Who offers the pet, how many listings they have, and how often one was rejected. */
export function OwnerRecord({ pet: { id, owner } }: { pet: ReviewedPet }) {
  const { t } = useTranslation(['moderation', 'shell']);
  const { currentData } = moderationEndpoints.useGetAdminPetsByIdOwnerQuery({ id });
  const { firstName, fullName, verified } = owner;
  if (!fullName) return null;
  const { listings, rejections = 0, profileImage } = currentData?.owner ?? {};
  const total = listings && listings.approved + listings.pending + listings.rejected;
  return (
    <PersonLine {...{ firstName, fullName, profileImage }} verified={verified && t('owner.verified')}>
      {total !== undefined && `${t('owner.listings', { count: total })} · ${t('owner.rejections', { count: rejections })}`}
    </PersonLine>
  );
}
