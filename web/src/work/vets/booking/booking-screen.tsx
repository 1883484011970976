import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Appointment, WholeVet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { DonePanel, LoginPrompt } from '#shared/content/states.tsx';
import { useSlotWords } from '#shared/vet/use-slot-words.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { formPage } from '#shared/form/form.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { Art } from '#shared/content/art.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { DetailSkeleton } from '#shared/content/detail-page.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { FailedVet, MissingVet, useShownVet } from '../../../features/vets/shown-vet.tsx';
import { knownPets } from './booking.ts';
import type { KnownPet } from './booking.ts';
import { BookingFields } from './booking-fields.tsx';
import styles from './booking.module.css';

/** The visit is booked: when and where, and where it is found from now on. */
function BookedPanel({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation(['vets', 'shell']);
  const slotWords = useSlotWords();
  return (
    <DonePanel
      title={t('book.done.title')}
      text={
        <>
          <b>{slotWords(appointment)}</b>
          <br />
          <NamedText
            sentence={(name) => t('book.done.where', { name })}
            name={[appointment.vet.clinicName, appointment.vet.address].join(t('shell:comma'))}
          />
        </>
      }
      actions={
        <>
          <ActionLink to="dashboard" query={{ tab: 'appointments' }} kind="primary">
            {t('book.done.mine')}
          </ActionLink>
          <ActionLink to={`vet-${appointment.vet.id}`}>{t('book.back')}</ActionLink>
        </>
      }
    />
  );
}

/** Nobody knows whether the visit is booked: where to look, and the way back to the form. */
function UnsurePanel({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('vets');
  return (
    <DonePanel
      title={t('book.unsure.title')}
      text={t('book.unsure.text')}
      actions={
        <>
          <ActionLink to="dashboard" query={{ tab: 'appointments' }} kind="primary">
            {t('book.done.mine')}
          </ActionLink>
          <Button onClick={onBack}>{t('book.unsure.back')}</Button>
        </>
      }
    />
  );
}

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
  own: OwnVisits;
  times: Answer<'getVetsByIdSlots'>;
}

/** The form, or why there is none, or what became of the visit. */
function Ready({ vet, times, memberId, own: { visits, known } }: ReadyProps) {
  const { query } = usePage();
  const [end, setEnd] = useState<Appointment | 'unknown'>();
  if (end === 'unknown') return <UnsurePanel onBack={() => setEnd(undefined)} />;
  if (end) return <BookedPanel appointment={end} />;
  if (vet.ownerId === memberId) return <Obstacle of="own" />;
  if (!Object.values(times.days).some(({ free }) => free > 0)) return <Obstacle of="full" />;
  const earlier = visits.find(({ id }) => id === query.visit);
  return (
    <BookingFields
      vet={vet}
      memberId={memberId}
      times={times}
      wantedSlot={query.slot ?? ''}
      known={known}
      earlier={earlier}
      onEnd={setEnd}
    />
  );
}

interface OwnVisits {
  visits: readonly Appointment[];
  known: KnownPet[];
}

/** What the member has booked and listed before; without an answer nothing is offered. Only a form that begins with an earlier visit waits for it. */
function useOwnVisits(): OwnVisits & { isAwaited: boolean } {
  const { query } = usePage();
  const booked = vetsEndpoints.useGetVetsUserAppointmentsQuery({ as: 'guest', limit: 50 });
  const listed = petsEndpoints.useGetPetsUserMyPetsQuery({ limit: 20 });
  const visits = booked.data?.appointments ?? [];
  return { visits, known: knownPets(visits, listed.data?.pets ?? []), isAwaited: query.visit !== undefined && booked.isLoading };
}

function Booking(props: BookingProps) {
  const { t } = useTranslation('vets');
  const shown = useShownVet(props.id, true);
  // As a member: what was booked a moment ago is seen at once.
  const times = vetsEndpoints.useGetVetsByIdSlotsAsMemberQuery({ id: props.id }, { refetchOnMountOrArgChange: 30 });
  const own = useOwnVisits();
  const vet = shown.thing;
  if (shown.isNotFound) return <MissingVet />;
  if (vet && times.currentData && !own.isAwaited) return <Ready {...props} vet={vet} times={times.currentData} own={own} />;
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
