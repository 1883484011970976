import { clockTimeAt } from '@paltu/reference';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AppointmentPill } from '../appointments/components/appointment-pill.tsx';
import { ClosingWords } from '../appointments/components/closing-words.tsx';
import { StepButtons } from '../appointments/components/step-buttons.tsx';
import type { AppointmentStep } from '../appointments/model/appointment-steps.ts';
import styles from './day-sheet.module.css';

interface VisitRowProps {
  visit: Appointment;
  onStep: (step: AppointmentStep) => void;
}

/** One visit of a day: from when to when, who comes with which pet and why, and what became of it. */
export function VisitRow({ visit, onStep }: VisitRowProps) {
  const { t } = useTranslation(['vet-office', 'vet']);
  const { time, startsAt, endsAt, petName, petType, reason, guest, message, status } = visit;
  return (
    <li className={styles.visit}>
      <p className={styles.time} dir="ltr">
        <time dateTime={startsAt}>{time}</time>–<time dateTime={endsAt}>{clockTimeAt(new Date(endsAt)).time}</time>
      </p>
      <div className={styles.words}>
        <div className={styles.name}>
          <h3>
            <UserText>{petName}</UserText>
          </h3>
          <AppointmentPill status={status} />
        </div>
        <p>
          {t(`vet:petType.${petType}`)} · {t(`vet:reason.${reason}`)}
        </p>
        <p>
          <MemberName>{guest.fullName}</MemberName>
          {guest.phone !== null && (
            <>
              {' · '}
              <a href={`tel:${guest.phone}`} className={styles.phone}>
                <Phone size={16} aria-hidden />
                <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
              </a>
            </>
          )}
        </p>
        {message !== '' && <UserProse className={styles.soft}>{message}</UserProse>}
        <ClosingWords appointment={visit} className={styles.soft} />
      </div>
      <div className={styles.actions} data-no-print>
        <StepButtons appointment={visit} side="vet" onStep={onStep} />
      </div>
    </li>
  );
}
