import { CalendarPlus, Mail, MapPin, Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Vet } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatDay, formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { MapLink } from '#shared/ui/map-link.tsx';
import { DetailBar, DetailCard, DetailCardPart, DetailLine } from '#shared/content/detail-page.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { PakistanTime } from '#shared/vet/pakistan-time.tsx';
import { slotDays } from '#shared/vet/slot-days.ts';
import styles from './vet-screen.module.css';

/** The way to a visit. */
function BookLink({ vet, isBlock = false }: { vet: Pick<Vet, 'id'>; isBlock?: boolean }) {
  const { t } = useTranslation('vets');
  return (
    <ActionLink to={`vet-${vet.id}-book`} kind="primary" isBlock={isBlock} icon={<CalendarPlus size={20} aria-hidden />}>
      {t('detail.book')}
    </ActionLink>
  );
}

/** Where the clinic is and how it is reached. */
function Contact({ vet, written }: { vet: Vet; written: ReactNode }) {
  const { t } = useTranslation(['vets', 'shell']);
  const cityName = useCityName();
  return (
    <DetailCardPart title={t('detail.contact')}>
      <DetailLine icon={<MapPin size={18} aria-hidden />}>
        <UserText>{vet.clinicName}</UserText>
        <br />
        <UserText>{vet.address}</UserText>
        {t('shell:comma')}
        {cityName(vet.city)}
      </DetailLine>
      <MapLink of={vet}>{t('detail.onMap')}</MapLink>
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

/** How many days, and times of one day, the page shows; the others are on the page where one books. */
const shown = { days: 3, times: 4 };

/** The first times, or those of the first day with a free one where the first are all booked. */
function useNextSlots(id: string) {
  const first = vetsEndpoints.useGetVetsByIdSlotsQuery({ id });
  const { days = {}, slots = [] } = first.currentData ?? {};
  const date = Object.keys(days).find((day) => days[day]?.free !== 0);
  const areBooked = date !== undefined && slots.every(({ status }) => status === 'booked');
  const later = vetsEndpoints.useGetVetsByIdSlotsQuery({ id, date }, { skip: !areBooked });
  return areBooked ? later : first;
}

/** The next free times, each a way to book it. */
function NextSlots({ vetId }: { vetId: string }) {
  const { t, i18n } = useTranslation('vets');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = useNextSlots(vetId);
  const book = `vet-${vetId}-book`;
  if (!currentData) {
    if (error) {
      return <ErrorState title={t('slots.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
    }
    return (
      <Skeleton label={t('slots.loading')}>
        <SkeletonStack gap={3} shapes={['short', 'control', 'short', 'control']} />
      </Skeleton>
    );
  }
  const days = slotDays(currentData.slots.filter(({ status }) => status === 'free')).slice(0, shown.days);
  if (days.length === 0) return <p>{t('slots.none')}</p>;
  return (
    <>
      <PakistanTime />
      <ul className={styles.days}>
        {days.map(({ date, slots }) => (
          <li key={date}>
            <p>{formatDay(i18n.language, date)}</p>
            <ul className={styles.times}>
              {slots.slice(0, shown.times).map(({ id, time }) => (
                <li key={id}>
                  <PageLink to={book} query={{ slot: id }} className={styles.time}>
                    {time}
                  </PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
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
