import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Section } from '#shared/content/section.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';
import styles from './accessories.module.css';

const shownOthers = 3;

interface OtherProductsProps {
  accessory: Accessory;
  corner: (other: Accessory) => ReactNode;
}

interface ShelfProps extends Pick<OtherProductsProps, 'corner'> {
  id: string;
  title: ReactNode;
  accessories: readonly Accessory[];
  hasStore: boolean;
}

/** No place is kept for it: a bonus, below everything else. */
function Shelf({ id, title, accessories, hasStore, corner }: ShelfProps) {
  if (accessories.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <AccessoryGrid accessories={accessories} look="strip" level={3} hasStore={hasStore} corner={corner} />
    </section>
  );
}

/** What is alike and in stock; then what else the store sells. */
export function OtherProducts({ accessory: { id, vendor, vendorId }, corner }: OtherProductsProps) {
  const { t } = useTranslation('accessories');
  const alike = commerceEndpoints.useGetAccessoriesByIdSimilarQuery({ id, limit: shownOthers }).currentData?.accessories ?? [];
  // One more than is shown, for this one may be among them.
  const ofStore =
    commerceEndpoints.useGetAccessoriesVendorQuery({ vendorId, page: 1, limit: 2 * shownOthers + 1 }).currentData?.accessories ?? [];
  const known = new Set([id, ...alike.map((other) => other.id)]);
  const others = ofStore.filter((other) => !known.has(other.id)).slice(0, shownOthers);
  return (
    <>
      <Shelf id="similar-products" title={t('detail.similar')} accessories={alike} hasStore corner={corner} />
      <Shelf
        id="products-of-store"
        title={<NamedText sentence={(name) => t('detail.moreOf', { name })} name={vendor.name} />}
        accessories={others}
        hasStore={false}
        corner={corner}
      />
    </>
  );
}

const shownNewest = 3;

interface OfStoreProps {
  storeId: string;
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
}

function Newest({ storeId, corner }: OfStoreProps) {
  const { t } = useTranslation('accessories');
  const errorText = useErrorText();
  const asked = commerceEndpoints.useGetAccessoriesVendorQuery({ vendorId: storeId, page: 1, limit: shownNewest });
  const { currentData, error, isFetching, refetch } = asked;
  if (!currentData) {
    if (!error) return <PetGridSkeleton count={shownNewest} look="strip" label={t('list.loading')} />;
    return <ErrorState title={t('list.error.title')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (currentData.accessories.length === 0) return <p>{t('shelf.empty')}</p>;
  return (
    <div className={styles.shelf}>
      <AccessoryGrid accessories={currentData.accessories} look="strip" level={3} hasStore={false} corner={corner} />
      <p>
        <PageLink to={`vendor-${storeId}`}>{t('shelf.all')}</PageLink>
      </p>
    </div>
  );
}

/** The newest of what a store sells, and the way to all of it. */
export function NewestOfStore(props: OfStoreProps) {
  const { t } = useTranslation('accessories');
  return (
    <Section title={t('shelf.newest')}>
      <Newest {...props} />
    </Section>
  );
}

const shownAlso = 4;

interface AlsoLikedProps {
  /** What is in the cart. */
  lines: readonly { accessoryId: string; category: Accessory['category'] | null }[];
  corner: (accessory: Accessory) => ReactNode;
}

/** Four products in stock, the best sellers first: of the category that was put in last, then of the whole shop. No place is kept for it. */
export function AlsoLiked({ lines, corner }: AlsoLikedProps) {
  const { t } = useTranslation('accessories');
  const excludeIds = lines
    .map(({ accessoryId }) => accessoryId)
    .toSorted()
    .join();
  const wanted = { excludeIds, inStock: true, sortBy: 'popularity', page: 1, limit: shownAlso } as const;
  const category = lines.findLast((line) => line.category !== null)?.category ?? undefined;
  const near = commerceEndpoints.useGetAccessoriesQuery({ ...wanted, category }, { skip: category === undefined });
  const all = commerceEndpoints.useGetAccessoriesQuery(wanted);
  const found = [...(near.currentData?.accessories ?? []), ...(all.currentData?.accessories ?? [])];
  const distinct = [...new Map(found.map((accessory) => [accessory.id, accessory])).values()].slice(0, shownAlso);
  if (distinct.length === 0) return null;
  return (
    <section className={styles.also} aria-labelledby="also-liked">
      <h2 id="also-liked">{t('shelf.also')}</h2>
      <AccessoryGrid accessories={distinct} look="strip" level={3} corner={corner} />
    </section>
  );
}
