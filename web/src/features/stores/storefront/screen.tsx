import { BadgeCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store, WholeStore } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { DetailPage, DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { Banner } from '../detail/banner.tsx';
import { FailedStore, MissingStore } from '../detail/missing-store.tsx';
import { NotOpen } from '../detail/screen.tsx';
import { useShownStore } from '../detail/use-shown-store.ts';
import { storesPlace } from '../near/near-list.ts';
import styles from './screen.module.css';

interface StorefrontProps {
  id: string;
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  /** All of its products. */
  shelf: (store: Store) => ReactNode;
}

/** Whose shelf it is, in a line. */
function Sign({ store }: { store: WholeStore }) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const cityName = useCityName();
  return (
    <header className={styles.sign}>
      <div>
        <PageHeading title={store.name}>
          <UserText>{store.name}</UserText>
        </PageHeading>
        <p className={styles.facts}>
          <span>
            {t(`shop:type.${store.type}`)}
            {t('shell:comma')}
            {cityName(store.city)}
          </span>
          <Rating of={store} />
          {store.verified && (
            <span className={styles.verified}>
              <BadgeCheck size={18} aria-hidden />
              {t('shop:verified')}
            </span>
          )}
        </p>
      </div>
      <ActionLink to={`store-${store.id}`} icon={<Info size={20} aria-hidden />}>
        {t('storefront.about')}
      </ActionLink>
    </header>
  );
}

function ShownStorefront({ id, viewerId, shelf }: StorefrontProps) {
  const { t } = useTranslation('stores');
  const { thing: store, error, isNotFound, isRetrying, retry } = useShownStore(id, viewerId !== null);
  if (!store) {
    if (!error) return <DetailSkeleton label={t('detail.loading')} />;
    return isNotFound ? <MissingStore /> : <FailedStore error={error} onRetry={retry} isRetrying={isRetrying} />;
  }
  return (
    <>
      <NotOpen store={store} />
      <Banner store={store} />
      <Sign store={store} />
      {store.isActive && shelf(store)}
    </>
  );
}

/** The shelf of one store: all that it sells, under its banner. */
export function StorefrontScreen(props: StorefrontProps) {
  const { t } = useTranslation('stores');
  return (
    <DetailPage back={{ to: 'accessories', query: storesPlace, text: t('near.all') }}>
      <ShownStorefront key={props.id} {...props} />
    </DetailPage>
  );
}
