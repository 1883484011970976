import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/api/types.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { nextVisit } from './day-entries.ts';
import styles from './day-sheet.module.css';

/** Who comes next, above the sheet: when, with which pet, and a call. The sheet itself has the whole visit. */
export function NextGuest({ visits }: { visits: readonly Appointment[] }) {
  const { t } = useTranslation(['vet-office', 'vet', 'appointments']);
  const next = nextVisit(visits);
  if (!next) return null;
  const { time, startsAt, petName, petType, reason, guest } = next;
  return (
    <section className={styles.next} aria-labelledby="next-guest" data-no-print>
      <div className={styles.words}>
        <h3 id="next-guest">{t('day.next')}</h3>
        <p className={styles.nextWho}>
          <time dateTime={startsAt} dir="ltr">
            {time}
          </time>
          <UserText>{petName}</UserText>
        </p>
        <p>
          {t(`vet:petType.${petType}`)} · {t(`vet:reason.${reason}`)} · <MemberName>{guest.fullName}</MemberName>
        </p>
      </div>
      {guest.phone !== null && (
        <ActionLink href={`tel:${guest.phone}`} kind="primary" icon={<Phone size={20} aria-hidden />}>
          {t('appointments:card.call')}
        </ActionLink>
      )}
    </section>
  );
}
