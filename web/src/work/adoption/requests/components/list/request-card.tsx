import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { excerpt } from '#shared/pet/excerpt.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetPicture } from '#shared/pet/pet-picture.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { EntryCard } from '#shared/work/entry-card.tsx';
import { nameOfPet, picturedPet } from '../../model/asked-pet.ts';
import { requestPlaces } from '../../../../../features/adoption/requests/model/request-place.ts';
import type { Step } from '../../model/request-steps.ts';
import { OtherSide } from '../other-side.tsx';
import { AnswerTime, RequestPill } from '../request-state.tsx';
import { StepButtons } from '../steps/step-buttons.tsx';
import styles from './request-card.module.css';

interface RequestCardProps {
  request: AdoptionRequest;
  memberId: string;
  onStep: (step: Step) => void;
}

const maxExcerpt = 150;

/** One request in a list: for which pet, with whom, how it stands, and what can be done at once. */
export function RequestCard({ request, memberId, onStep }: RequestCardProps) {
  const { t, i18n } = useTranslation('adoption-requests');
  const name = nameOfPet(request);
  return (
    <EntryCard
      look="picture"
      start={<PetPicture pet={picturedPet(request)} sizes="120px" />}
      name={
        <PageLink to="dashboard" query={requestPlaces.details(request.id)}>
          <UserText>{name}</UserText>
        </PageLink>
      }
      state={<RequestPill status={request.status} />}
      actions={
        <>
          <ActionLink to="dashboard" query={requestPlaces.details(request.id)}>
            {t('card.details')}
            <span className="visually-hidden">
              {' '}
              <NamedText sentence={(pet) => t('details.heading', { name: pet })} name={name} />
            </span>
          </ActionLink>
          {request.status === 'pending' && <StepButtons request={request} memberId={memberId} onStep={onStep} />}
        </>
      }
    >
      <p className={styles.side}>
        <OtherSide request={request} memberId={memberId} />
      </p>
      <p className={styles.times}>
        <span>{t('card.asked', { date: formatDate(i18n.language, request.createdAt) })}</span>
        <AnswerTime request={request} />
      </p>
      <UserProse>{excerpt(request.message, maxExcerpt) ?? request.message}</UserProse>
    </EntryCard>
  );
}
