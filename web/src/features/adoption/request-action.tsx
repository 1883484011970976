import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdoptionRequest, Pet } from '#shared/api/types.ts';
import { formatAmount, formatDate, formatDay } from '#shared/format/format.ts';
import { ActionLink } from '#shared/ui/button.tsx';
import { isOpen, useOwnRequest } from './use-own-request.ts';
import styles from './request-action.module.css';
import { requestPlaces } from './requests/model/request-place.ts';

type OwnRequest = Pick<AdoptionRequest, 'id' | 'status' | 'createdAt' | 'respondBy' | 'offer' | 'owner' | 'meeting'>;

/** What has become of the member's own request, in a sentence. */
function useStateWords({ status, createdAt, respondBy, offer }: OwnRequest): string {
  const { t, i18n } = useTranslation('adoption');
  const days = { day: formatDate(i18n.language, createdAt), until: formatDate(i18n.language, respondBy) };
  if (status === 'pending')
    return offer === null ? t('offer.asked', days) : t('offer.offered', { ...days, amount: formatAmount(t, offer) });
  if (status === 'rejected') return t('offer.rejected', days);
  return t(status === 'approved' ? 'offer.approved' : 'offer.completed');
}

/** What the member waits for, or can do. */
function useNextWords({ status, meeting }: OwnRequest): string {
  const { t, i18n } = useTranslation('adoption');
  if (status !== 'approved') return t(`offer.next.${status === 'pending' || status === 'rejected' ? status : 'completed'}`);
  if (!meeting) return t('offer.next.approved');
  return t(meeting.isAgreed ? 'offer.next.meeting' : 'offer.next.proposed', { day: formatDay(i18n.language, meeting.day) });
}

/** What has become of the member's own request, and what comes next. */
function OwnRequestWords({ request }: { request: OwnRequest }) {
  const state = useStateWords(request);
  const next = useNextWords(request);
  return (
    <div className={styles.words}>
      <CalendarClock size={20} aria-hidden />
      <div>
        <p>{state}</p>
        <p className={styles.next}>{next}</p>
      </div>
    </div>
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
function ApplyLink({ pet, place }: { pet: Pick<Pet, 'id' | 'adoptionType'>; place: StepPlace }) {
  const { t } = useTranslation('adoption');
  const way = pet.adoptionType === 'Sale' ? 'buy' : 'request';
  return (
    <ActionLink to={`pet-dealing-${pet.id}`} kind="primary" size={stepSizes[place]} isBlock>
      {place === 'bar' && <span aria-hidden>{t(`offer.short.${way}`)}</span>}
      <span className={place === 'bar' ? 'visually-hidden' : undefined}>{t(`offer.${way}`)}</span>
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
  pet: Pick<Pet, 'id' | 'owner' | 'status' | 'approvalStatus' | 'adoptionType'>;
  /** Null for a visitor, who logs in on the way to the form. */
  memberId: string | null;
  place: StepPlace;
  /** Where there is no next step to take. */
  otherwise?: ReactNode;
}

/** A member who was rejected may ask again only while nobody else was chosen: then it is a pet like any other for them. */
function useShownRequest({ id, status }: RequestActionProps['pet'], isMember: boolean) {
  const own = useOwnRequest(id, isMember);
  return own?.status === 'rejected' && status !== 'Available' ? undefined : own;
}

/** What somebody who does not own the pet can do. */
function AskerAction({ pet, memberId, place, otherwise }: RequestActionProps) {
  const request = useShownRequest(pet, memberId !== null);
  const isCard = place === 'card';
  const words = request && isCard && <OwnRequestWords request={request} />;
  if (pet.status === 'Available' && !isOpen(request) && request?.status !== 'completed') {
    return (
      <>
        {words}
        <ApplyLink pet={pet} place={place} />
      </>
    );
  }
  if (request) {
    return (
      <>
        {words}
        <OwnRequestLink request={request} place={place} />
      </>
    );
  }
  return isCard && pet.status === 'Pending' ? <ReservedWords /> : otherwise;
}

/** What a reader of a pet can do to get it: ask for it, or follow their own request; its owner sees what was received. */
export function RequestAction({ pet, memberId, place, otherwise }: RequestActionProps) {
  if (pet.approvalStatus !== 'approved') return otherwise;
  if (memberId === pet.owner.id) return place === 'card' ? <ReceivedLink /> : otherwise;
  return <AskerAction pet={pet} memberId={memberId} place={place} otherwise={otherwise} />;
}
