import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import type { Appointment, WholeVet } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { Art } from '#shared/content/art.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { DetailSkeleton } from '#shared/content/detail-page.tsx';
import { LoginPrompt } from '#shared/content/states.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { FailedVet, MissingVet, useShownVet } from '../../../features/vets/shown-vet.tsx';
import { BookedPanel } from './booked-panel.tsx';
import { BookingFields } from './booking-fields.tsx';
import styles from './screen.module.css';
import { UnsurePanel } from './unsure-panel.tsx';

/** Why nothing can be booked here, in place of the form. */
function Obstacle({ of }: { of: 'own' | 'full' }) {
  const { t } = useTranslation('vets');
  return (
    <MessagePanel
      picture={<Art name="nest" />}
      heading={<PageHeading>{t(`book.obstacle.${of}.title`)}</PageHeading>}
      text={t(`book.obstacle.${of}.text`)}
      actions={
        <ActionLink to={of === 'own' ? 'vet-profile-page' : 'vets'} kind="primary">
          {t(`book.obstacle.${of}.go`)}
        </ActionLink>
      }
    />
  );
}

interface BookingProps {
  id: string;
  memberId: string;
}

interface ReadyProps extends BookingProps {
  vet: WholeVet;
  times: Answer<'getVetsByIdSlots'>;
}

/** The form, or why there is none, or what became of the visit. */
function Ready({ vet, times, memberId }: ReadyProps) {
  const { query } = usePage();
  const [end, setEnd] = useState<Appointment | 'unknown'>();
  if (end === 'unknown') return <UnsurePanel onBack={() => setEnd(undefined)} />;
  if (end) return <BookedPanel appointment={end} />;
  if (vet.ownerId === memberId) return <Obstacle of="own" />;
  if (!Object.values(times.days).some(({ free }) => free > 0)) return <Obstacle of="full" />;
  return <BookingFields vet={vet} memberId={memberId} times={times} wantedSlot={query.slot ?? ''} onEnd={setEnd} />;
}

function Booking(props: BookingProps) {
  const { t } = useTranslation('vets');
  const shown = useShownVet(props.id, true);
  // As a member: what was booked a moment ago is seen at once.
  const times = vetsEndpoints.useGetVetsByIdSlotsAsMemberQuery({ id: props.id }, { refetchOnMountOrArgChange: 30 });
  const vet = shown.thing;
  if (shown.isNotFound) return <MissingVet />;
  if (vet && times.currentData) return <Ready {...props} vet={vet} times={times.currentData} />;
  const error: unknown = vet ? times.error : shown.error;
  if (!error) return <DetailSkeleton label={t('slots.loading')} />;
  const retry = () => (vet ? void times.refetch() : shown.retry());
  return <FailedVet error={error} onRetry={retry} isRetrying={times.isFetching || shown.isRetrying} />;
}

/** Where a member books a visit; a visitor logs in first and comes back here. */
export function BookingScreen({ id, memberId }: { id: string; memberId: string | null }) {
  const { t } = useTranslation('vets');
  const back = `vet-${id}`;
  if (memberId === null) {
    return (
      <LoginPrompt
        title={t('book.login.title')}
        text={t('book.login.text')}
        otherWay={<ActionLink to={back}>{t('book.back')}</ActionLink>}
      />
    );
  }
  return (
    <div className={`container ${formPage} ${styles.page}`}>
      <BackLink to={back}>{t('book.back')}</BackLink>
      <Booking key={`${id} ${memberId}`} id={id} memberId={memberId} />
    </div>
  );
}
