import { CalendarPlus, Mail, Map, MapPin, Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { DetailBar, DetailCard, DetailCardPart } from '#shared/ui/detail-page.tsx';
import { NextSlots } from './next-slots.tsx';
import styles from './screen.module.css';

/** The way to a visit. */
function BookLink({ vet, isBlock = false }: { vet: Pick<Vet, 'id'>; isBlock?: boolean }) {
  const { t } = useTranslation('vets');
  return (
    <ActionLink to={`vet-${vet.id}-book`} kind="primary" isBlock={isBlock} icon={<CalendarPlus size={20} aria-hidden />}>
      {t('detail.book')}
    </ActionLink>
  );
}

/** Opens the place of the clinic in the reader's maps; nothing of one that is known by its city alone. */
function OnMap({ vet: { hasOwnPlace, latitude, longitude } }: { vet: Vet }) {
  const { t } = useTranslation('vets');
  if (!hasOwnPlace) return null;
  return (
    <ActionLink
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      isBlock
      icon={<Map size={20} aria-hidden />}
    >
      {t('detail.onMap')}
    </ActionLink>
  );
}

/** Where the clinic is and how it is reached. */
function Contact({ vet, written }: { vet: Vet; written: ReactNode }) {
  const { t } = useTranslation(['vets', 'shell']);
  const cityName = useCityName();
  return (
    <DetailCardPart title={t('detail.contact')}>
      <p className={styles.address}>
        <MapPin size={18} aria-hidden />
        <span>
          <UserText>{vet.clinicName}</UserText>
          <br />
          <UserText>{vet.address}</UserText>
          {t('shell:comma')}
          {cityName(vet.city)}
        </span>
      </p>
      <OnMap vet={vet} />
      {written}
      {vet.phone !== '' && (
        <ActionLink
          href={`tel:${vet.phone}`}
          isBlock
          kind={vet.emergency ? 'danger' : 'outlined'}
          icon={vet.emergency ? <Siren size={20} aria-hidden /> : <Phone size={20} aria-hidden />}
        >
          <span>
            {t(vet.emergency ? 'detail.callEmergency' : 'detail.call')}{' '}
            <bdi dir="ltr" className={styles.number}>
              {formatPhone(vet.phone)}
            </bdi>
          </span>
        </ActionLink>
      )}
      {vet.email !== '' && (
        <ActionLink href={`mailto:${vet.email}`} isBlock icon={<Mail size={20} aria-hidden />}>
          {t('detail.write')}
        </ActionLink>
      )}
    </DetailCardPart>
  );
}

interface VisitCardProps {
  vet: Vet;
  isOwner: boolean;
  contact: (vet: Vet) => ReactNode;
}

/** What a visit costs, when there is time for one, and how the clinic is reached; stays in view on a desk. */
export function VisitCard({ vet, isOwner, contact }: VisitCardProps) {
  const { t } = useTranslation(['vets', 'shell']);
  return (
    <DetailCard title={formatPrice(t, vet.consultationFee)} note={t('detail.feeOf')}>
      {!isOwner && <BookLink vet={vet} isBlock />}
      <DetailCardPart title={t('slots.next')}>
        <NextSlots vetId={vet.id} />
      </DetailCardPart>
      <Contact vet={vet} written={!isOwner && contact(vet)} />
    </DetailCard>
  );
}

/** The phone's bar: what a visit costs, and the way to one. */
export function VisitBar({ vet }: { vet: Vet }) {
  const { t } = useTranslation(['vets', 'shell']);
  return (
    <DetailBar
      words={
        <>
          <strong>{formatPrice(t, vet.consultationFee)}</strong>
          <span className={styles.small}>{t('detail.feeShort')}</span>
        </>
      }
      action={<BookLink vet={vet} />}
    />
  );
}
