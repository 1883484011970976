import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest, Pet } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { useOwnRequest } from './use-own-request.ts';
import styles from './request-action.module.css';
import { requestPlaces } from './requests/model/request-place.ts';

type OwnRequest = Pick<AdoptionRequest, 'id' | 'status' | 'createdAt' | 'respondBy'>;

/** What has become of the member's own request. */
function OwnRequestWords({ request }: { request: OwnRequest }) {
  const { t, i18n } = useTranslation('adoption');
  const { status, createdAt, respondBy } = request;
  const day = (instant: string) => formatDate(i18n.language, instant);
  return (
    <p className={styles.words}>
      <CalendarClock size={20} aria-hidden />
      {status === 'pending' && t('offer.asked', { day: day(createdAt), until: day(respondBy) })}
      {status === 'approved' && t('offer.approved')}
      {status === 'completed' && t('offer.completed')}
    </p>
  );
}

/** `bar`: the next step alone, in the narrow bar of a phone, as high as what stands beside it. */
type StepPlace = 'card' | 'bar';

const stepSizes = { card: 'large', bar: 'middle' } as const;

/** To the member's own request. */
function OwnRequestLink({ request, place }: { request: Pick<OwnRequest, 'id'>; place: StepPlace }) {
  const { t } = useTranslation('adoption');
  return (
    <ActionLink to="dashboard" query={requestPlaces.details(request.id)} kind="primary" size={stepSizes[place]} isBlock>
      {t('offer.seeOwn')}
    </ActionLink>
  );
}

/** To the requests that the owner has received. */
function ReceivedLink() {
  const { t } = useTranslation('adoption');
  return (
    <ActionLink to="dashboard" query={requestPlaces.list} kind="primary" size="large" isBlock>
      {t('offer.seeReceived')}
    </ActionLink>
  );
}

/** To the form. */
function ApplyLink({ pet, place }: { pet: Pick<Pet, 'id'>; place: StepPlace }) {
  const { t } = useTranslation('adoption');
  return (
    <ActionLink to={`pet-dealing-${pet.id}`} kind="primary" size={stepSizes[place]} isBlock>
      {t('offer.request')}
    </ActionLink>
  );
}

/** Somebody else was chosen, or the owner has set the pet aside. */
function ReservedWords() {
  const { t } = useTranslation('adoption');
  return (
    <p className={styles.words}>
      <CalendarClock size={20} aria-hidden />
      {t('offer.reserved')}
    </p>
  );
}

interface RequestActionProps {
  pet: Pick<Pet, 'id' | 'owner' | 'status' | 'approvalStatus'>;
  /** Null for a visitor, who logs in on the way to the form. */
  memberId: string | null;
  place: StepPlace;
  /** Where there is no next step to take. */
  otherwise?: ReactNode;
}

/** What a reader of a pet can do to get it: ask for it, or follow their own request; its owner sees what was received. */
export function RequestAction({ pet, memberId, place, otherwise }: RequestActionProps) {
  const isOwner = memberId === pet.owner.id;
  const request = useOwnRequest(pet.id, memberId !== null && !isOwner);
  const isCard = place === 'card';
  if (pet.approvalStatus !== 'approved') return otherwise;
  if (isOwner) return isCard ? <ReceivedLink /> : otherwise;
  if (request) {
    return (
      <>
        {isCard && <OwnRequestWords request={request} />}
        <OwnRequestLink request={request} place={place} />
      </>
    );
  }
  if (pet.status === 'Available') return <ApplyLink pet={pet} place={place} />;
  return isCard && pet.status === 'Pending' ? <ReservedWords /> : otherwise;
}
