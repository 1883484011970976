import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { OwnStore, SentParcel } from '#shared/api/types.ts';
import { useAppSelector } from '#shared/store/store.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { formatPhone } from '#shared/format/format-phone.ts';
import { formatAmount, formatDate, formatNumber } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { OwnStoreFrame } from './own-store-frame.tsx';
import { vendorPage, vendorPlaces } from './own-store.ts';
import type { PaperKind } from './own-store.ts';
import styles from './parcel-papers.module.css';
import { pageSize } from './parcel.ts';

interface PaperProps {
  store: OwnStore;
  parcel: SentParcel;
}

/** What a courier needs: to whom, from whom, and what is to be collected. */
function ParcelLabel({ store, parcel: { buyer, order, total, payment, courier, trackingNumber } }: PaperProps) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  const cityName = useCityName();
  const { address } = buyer;
  if (address === null) return null;
  return (
    <>
      <address>
        <p className={styles.name}>
          <MemberName>{buyer.fullName}</MemberName>
        </p>
        <p className={styles.phone}>
          <bdi dir="ltr">{formatPhone(address.phone)}</bdi>
        </p>
        {[address.address, address.area, address.landmark]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>
              <UserText>{line}</UserText>
            </p>
          ))}
        <p className={styles.name}>
          <UserText>{cityName(address.city)}</UserText>
        </p>
      </address>
      {payment === 'due' && <p className={styles.collect}>{t('print.collect', { amount: formatAmount(t, total) })}</p>}
      {(payment === 'paid' || payment === 'collected') && <p className={styles.collect}>{t('print.paid')}</p>}
      <p>
        {t('parcel.title')} <bdi dir="ltr">{order.number}</bdi>
        {trackingNumber !== '' && (
          <>
            {' '}
            · <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
          </>
        )}
      </p>
      <footer>
        {t('print.from')} <UserText>{store.name}</UserText>
        {store.address !== '' && (
          <>
            {t('shell:comma')}
            <UserText>{store.address}</UserText>
          </>
        )}
        {t('shell:comma')}
        <UserText>{cityName(store.city)}</UserText>
      </footer>
    </>
  );
}

/** What has to be in the parcel, to be ticked as it is packed. */
function PackingSlip({ store, parcel: { buyer, order, items, placedAt } }: PaperProps) {
  const { t, i18n } = useTranslation('vendor-office');
  return (
    <>
      <p className={styles.name}>
        {t('parcel.title')} <bdi dir="ltr">{order.number}</bdi>
      </p>
      <p>
        {formatDate(i18n.language, placedAt)} · <MemberName>{buyer.fullName}</MemberName>
      </p>
      <ul className={styles.lines}>
        {items
          .filter(({ quantity }) => quantity > 0)
          .map(({ accessoryId, quantity, name }) => (
            <li key={accessoryId}>
              <span className={styles.box} aria-hidden /> <b>{formatNumber(quantity)} ×</b> <UserText>{name}</UserText>
            </li>
          ))}
      </ul>
      {order.note !== '' && (
        <p>
          {t('parcel.note')}: <UserText>{order.note}</UserText>
        </p>
      )}
      <footer>
        <UserText>{store.name}</UserText>
      </footer>
    </>
  );
}

const papers = { labels: ParcelLabel, slips: PackingSlip };

function Paper({ id, kind, store }: { id: string; kind: PaperKind; store: OwnStore }) {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    commerceEndpoints.useGetOrdersParcelsByIdQuery({ id }),
    ({ parcel }) => parcel,
  );
  const Shown = papers[kind];
  if (thing !== undefined && (kind === 'slips' || thing.buyer.address !== null))
    return (
      <article className={styles.paper} aria-label={`${t('parcel.title')} ${thing.order.number}`}>
        <Shown store={store} parcel={thing} />
      </article>
    );
  return (
    <div data-no-print>
      {thing !== undefined && (
        <p>
          {t('print.noAddress')} <bdi dir="ltr">{thing.order.number}</bdi>
        </p>
      )}
      {isNotFound && <p>{t('parcel.missing')}</p>}
      {!isNotFound && Boolean(error) && (
        <ErrorState title={t('parcel.failed')} text={errorText(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
      {thing === undefined && !error && (
        <Skeleton label={t('parcel.loading')}>
          <SkeletonStack gap={3} shapes={['heading', 'line', 'line']} />
        </Skeleton>
      )}
    </div>
  );
}

/** Whether one of these parcels is still on its way: what is printed then lacks it. */
const useIsLoading = (ids: readonly string[]): boolean =>
  useAppSelector((state) =>
    ids.some((id) => {
      const asked = commerceEndpoints.endpoints.getOrdersParcelsById.select({ id });
      // The store's type knows no tags, which endpoints add as they are loaded.
      const { data, isError } = asked(state as Parameters<typeof asked>[0]);
      return data === undefined && !isError;
    }),
  );

/** Labels or packing slips of some parcels, a sheet of A6 each. */
export function ParcelPapersScreen({ kind, ids }: { kind: PaperKind; ids: string }) {
  const { t } = useTranslation('vendor-office');
  const wanted = [...new Set(ids.split(',').filter((id) => id !== ''))].slice(0, pageSize);
  const isLoading = useIsLoading(wanted);
  return (
    <OwnStoreFrame title={t(`print.${kind}`)}>
      {(store) => (
        <div className={workPage}>
          <div className={styles.head} data-no-print>
            <BackLink to={vendorPage} query={vendorPlaces.parcels}>
              {t('parcel.toList')}
            </BackLink>
            <PageHeading takesFocus="moved">{t(`print.${kind}`)}</PageHeading>
            <p>{t('print.lead')}</p>
            {wanted.length > 0 && (
              <div>
                <Button kind="primary" isBusy={isLoading} icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
                  {t('print.print')}
                </Button>
              </div>
            )}
          </div>
          {wanted.length === 0 && <EmptyState title={t('print.none')} reason={t('print.noneText')} />}
          <div className={styles.papers}>
            {wanted.map((id) => (
              <Paper key={id} id={id} kind={kind} store={store} />
            ))}
          </div>
        </div>
      )}
    </OwnStoreFrame>
  );
}
