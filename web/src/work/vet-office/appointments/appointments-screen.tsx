import { useTranslation } from 'react-i18next';
import { CalendarPlus, PenLine, Phone, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '#shared/api/types.ts';
import { offerFile } from '#shared/api/offer-file.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatDay, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EntryCard, EntryList, EntryListSkeleton } from '#shared/work/entry-card.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { StateList } from '#shared/work/state-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { EmptyState } from '#shared/content/states.tsx';
import { useIsVet } from '#shared/vet/use-is-vet.ts';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { appointmentList, appointmentPlace, appointmentTimes, isToCome, stepsOf } from './appointment.ts';
import type { AppointmentStep, AppointmentTime } from './appointment.ts';
import { AppointmentPill, ClosingWords, StepButtons, StepDialog } from './appointment-parts.tsx';
import styles from './appointments.module.css';
import type { AskedStep } from './appointment-parts.tsx';

/** Offers an appointment as a file for the member's calendar; the code that writes it comes when it is first asked for. */
function useCalendarFile() {
  const { t, i18n } = useTranslation(['appointments', 'vet', 'shell']);
  return async (appointment: Appointment): Promise<void> => {
    const { petName, vet, reason, message, date } = appointment;
    const words = {
      summary: t('calendar.summary', { pet: petName, vet: vet.name }),
      description: [t(`vet:reason.${reason}`), message].filter(Boolean).join('\n'),
      comma: t('shell:comma'),
      language: i18n.language,
    };
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      const address = `${location.origin}${pathOf('dashboard', appointmentPlace('upcoming'))}`;
      offerFile(new Blob([calendarFile(appointment, words, address)], { type: 'text/calendar;charset=utf-8' }), `paltu-${date}.ics`);
    } catch {
      toast.error(t('calendar.failed'));
    }
  };
}

interface AppointmentCardProps {
  appointment: Appointment;
  onStep: (step: AppointmentStep) => void;
}

/** When it is, by calendar and clock of Pakistan. */
function Moment({ appointment: { date, time, startsAt } }: { appointment: Appointment }) {
  const { t, i18n } = useTranslation('vet');
  return (
    <p className={styles.moment}>
      <time dateTime={startsAt}>
        <span>{formatDay(i18n.language, date)}</span> <b dir="ltr">{time}</b>
      </time>
      <small>{t('slot.pakistanTime')}</small>
    </p>
  );
}

function Place({ vet }: { vet: Appointment['vet'] }) {
  const { t } = useTranslation('shell');
  const cityName = useCityName();
  const parts = [vet.clinicName, vet.address].filter((part) => part !== '');
  return (
    <p className={styles.soft}>
      {parts.map((part) => (
        <span key={part}>
          <UserText>{part}</UserText>
          {t('comma')}
        </span>
      ))}
      {cityName(vet.city)}
    </p>
  );
}

function Actions({ appointment, onStep }: AppointmentCardProps) {
  const { t } = useTranslation('appointments');
  const offerCalendarFile = useCalendarFile();
  const { phone } = appointment.vet;
  return (
    <>
      <Button icon={<CalendarPlus size={20} aria-hidden />} onClick={() => void offerCalendarFile(appointment)}>
        {t('calendar.add')}
      </Button>
      {phone !== null && (
        <ActionLink href={`tel:${phone}`} icon={<Phone size={20} aria-hidden />}>
          {t('card.call')}{' '}
          <bdi dir="ltr" className={styles.phone}>
            {formatPhone(phone)}
          </bdi>
        </ActionLink>
      )}
      <StepButtons appointment={appointment} side="guest" onStep={onStep} />
    </>
  );
}

/** A guest who was there may review it, and come again with the same pet. */
function AfterVisit({ appointment: { id, vet } }: Pick<AppointmentCardProps, 'appointment'>) {
  const { t } = useTranslation('appointments');
  return (
    <>
      <ActionLink to={`vet-${vet.id}-book`} query={{ visit: id }} icon={<CalendarPlus size={20} aria-hidden />}>
        {t('card.followUp')}
      </ActionLink>
      <ActionLink to={`vet-${vet.id}-reviews`} icon={<PenLine size={20} aria-hidden />}>
        {t('card.review')}
      </ActionLink>
    </>
  );
}

/** One own appointment with a vet: when, where, for which pet, how it stands, and what can be done about it. */
function AppointmentCard({ appointment, onStep }: AppointmentCardProps) {
  const { t } = useTranslation(['appointments', 'vet', 'shell']);
  const { vet, petName, petType, reason, message, status } = appointment;
  const isComing = isToCome(appointment);
  return (
    <EntryCard
      look="moment"
      start={<Moment appointment={appointment} />}
      name={
        <PageLink to={`vet-${vet.id}`}>
          <MemberName>{vet.name}</MemberName>
        </PageLink>
      }
      state={<AppointmentPill status={status} />}
      actions={
        isComing ? (
          <Actions appointment={appointment} onStep={onStep} />
        ) : (
          status === 'completed' && <AfterVisit appointment={appointment} />
        )
      }
    >
      <Place vet={vet} />
      <p>
        <UserText>{petName}</UserText> · {t(`vet:petType.${petType}`)} · {t(`vet:reason.${reason}`)} · {formatPrice(t, vet.consultationFee)}
      </p>
      {message !== '' && <UserProse className={styles.soft}>{message}</UserProse>}
      <ClosingWords appointment={appointment} />
      {isComing && stepsOf(appointment, 'guest').length === 0 && <p className={styles.soft}>{t('card.tooLate')}</p>}
    </EntryCard>
  );
}

/** Cards of own appointments, with the question before one is cancelled. */
function AppointmentsList({ appointments }: { appointments: readonly Appointment[] }) {
  useKeptFocus(appointments.filter(({ status }) => status === 'booked').length);
  const [asked, ask] = useState<AskedStep>();
  return (
    <>
      <EntryList entries={appointments}>
        {(appointment) => <AppointmentCard appointment={appointment} onStep={(step) => ask({ step, appointment })} />}
      </EntryList>
      <StepDialog asked={asked} side="guest" onClose={() => ask(undefined)} />
    </>
  );
}

const pageLimit = 20;

function NoAppointments({ when }: { when: AppointmentTime }) {
  const { t } = useTranslation('appointments');
  return (
    <EmptyState
      title={t(`empty.${when}.title`)}
      reason={t(`empty.${when}.text`)}
      action={
        <ActionLink to="vets" kind="primary">
          {t('empty.way')}
        </ActionLink>
      }
    />
  );
}

/** The member's own appointments with vets: those to come, the next one first, or those that were. */
export function AppointmentsScreen() {
  const { t } = useTranslation('appointments');
  const states = useVetChoices()('status');
  const isVet = useIsVet();
  const list = useListQuery(appointmentList);
  const { page, filters } = list;
  const { when } = list.settings;
  const appointments = vetsEndpoints.useGetVetsUserAppointmentsQuery(
    { as: 'guest', when, ...filters, page, limit: pageLimit },
    { refetchOnMountOrArgChange: true },
  );
  const tabs = appointmentTimes.map((name) => ({ name, text: t(`tabs.${name}`), query: appointmentPlace(name) }));
  return (
    <StateList
      words="appointments"
      list={list}
      tabs={{ entries: tabs, current: when }}
      link={
        <ActionLink to={isVet ? 'vet-dashboard' : 'vet-profile-page'} icon={<Stethoscope size={20} aria-hidden />}>
          {t(isVet ? 'forVets' : 'becomeVet')}
        </ActionLink>
      }
      states={states}
      result={listResult(appointments, (data) => data.appointments)}
      skeleton={<EntryListSkeleton label={t('loading')} look="moment" count={3} />}
      empty={<NoAppointments when={when} />}
    >
      {(items) => <AppointmentsList appointments={items} />}
    </StateList>
  );
}
