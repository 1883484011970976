import { BadgeCheck, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import { StoreVisibility } from '../frame/store-visibility.tsx';
import { Unregistered } from '../frame/unregistered.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import styles from './products.module.css';

const figures = ['products', 'outOfStock', 'drafts', 'customers', 'likes', 'views'] as const;

function StoreFigures() {
  const { t } = useTranslation('vendor-office');
  const { data, isError } = commerceEndpoints.useGetStoresUserStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <WorkFigures>
      {figures.map((name) => (
        <WorkFigure key={name} label={t(`figure.${name}`)} total={data?.stats[name]} isError={isError} />
      ))}
    </WorkFigures>
  );
}

/** Which store it is, how it stands, and what has come of it so far. */
export function StoreOverview({ store }: { store: OwnStore }) {
  const { t } = useTranslation(['vendor-office', 'shop']);
  return (
    <div className={styles.overview}>
      <p className={styles.sign}>
        <PageLink to={`store-${store.id}`} className={styles.toStore}>
          <UserText>{store.name}</UserText>
          <ExternalLink size={16} className="mirrors" aria-hidden />
        </PageLink>
        {store.verified ? (
          <span className={styles.verified}>
            <BadgeCheck size={18} aria-hidden />
            {t('shop:verified')}
          </span>
        ) : (
          <PageLink to={vendorPage} query={vendorPlaces.verification}>
            {t('verification.get')}
          </PageLink>
        )}
      </p>
      <StoreVisibility store={store} />
      <Unregistered />
      <StoreFigures />
    </div>
  );
}
