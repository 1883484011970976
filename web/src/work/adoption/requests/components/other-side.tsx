import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';

interface OtherSideProps {
  request: Pick<AdoptionRequest, 'owner' | 'requester'>;
  memberId: string;
}

/** Who asks, for the owner; who offers the pet, for who asks. */
export function OtherSide({ request: { owner, requester }, memberId }: OtherSideProps) {
  const { t } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  if (owner.id === memberId) return <NamedText sentence={(name) => t('card.askedBy', { name })} name={nameOf(requester.fullName)} />;
  return <NamedText sentence={(name) => t('card.offeredBy', { name })} name={nameOf(owner.fullName)} />;
}
