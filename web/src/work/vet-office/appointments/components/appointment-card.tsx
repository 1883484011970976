import { CalendarPlus, PenLine, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatDay, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EntryCard } from '#shared/work/entry-card.tsx';
import { useCalendarFile } from '../hooks/use-calendar-file.ts';
import { isToCome, stepsOf } from '../model/appointment-steps.ts';
import type { AppointmentStep } from '../model/appointment-steps.ts';
import { AppointmentPill } from './appointment-pill.tsx';
import styles from './appointment-card.module.css';
import { ClosingWords } from './closing-words.tsx';
import { StepButtons } from './step-buttons.tsx';

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

/** A guest who was there may review it. */
function ReviewLink({ vetId }: { vetId: string }) {
  const { t } = useTranslation('appointments');
  return (
    <ActionLink to={`vet-${vetId}-reviews`} icon={<PenLine size={20} aria-hidden />}>
      {t('card.review')}
    </ActionLink>
  );
}

/** One own appointment with a vet: when, where, for which pet, how it stands, and what can be done about it. */
export function AppointmentCard({ appointment, onStep }: AppointmentCardProps) {
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
      actions={isComing ? <Actions appointment={appointment} onStep={onStep} /> : status === 'completed' && <ReviewLink vetId={vet.id} />}
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
