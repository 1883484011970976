import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';

/** What an owner should know of who asks. */
export function RequesterCard({ requester: { fullName, firstName, profileImage, card } }: Pick<AdoptionRequest, 'requester'>) {
  const { t, i18n } = useTranslation('adoption-requests');
  if (!card) return null;
  const facts = [
    ...(card.memberSince === null
      ? []
      : [{ name: 'memberSince', label: t('requester.memberSince'), value: formatDate(i18n.language, card.memberSince) }]),
    { name: 'petsAdopted', label: t('requester.petsAdopted'), value: formatNumber(card.petsAdopted) },
    { name: 'openRequests', label: t('requester.openRequests'), value: formatNumber(card.openRequests) },
  ];
  return (
    <Panel tone="framed" title={t('requester.title')}>
      <PersonLine {...{ firstName, fullName, profileImage }} verified={card.verified && t('requester.verified')} />
      <WorkFacts facts={facts} />
    </Panel>
  );
}
