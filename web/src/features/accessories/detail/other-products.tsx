import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AccessoryGrid } from '../accessory-grid.tsx';
import styles from './screen.module.css';

const shown = 3;

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

/** What is alike and in stock, the best sellers first; then what else the store sells. */
export function OtherProducts({ accessory: { id, category, vendor, vendorId }, corner }: OtherProductsProps) {
  const { t } = useTranslation('accessories');
  const wanted = { category, excludeIds: id, inStock: true, sortBy: 'popularity', page: 1, limit: shown } as const;
  const alike = commerceEndpoints.useGetAccessoriesQuery(wanted).currentData?.accessories ?? [];
  // One more than is shown, for this one may be among them.
  const ofStore =
    commerceEndpoints.useGetAccessoriesVendorQuery({ vendorId, page: 1, limit: 2 * shown + 1 }).currentData?.accessories ?? [];
  const known = new Set([id, ...alike.map((other) => other.id)]);
  const others = ofStore.filter((other) => !known.has(other.id)).slice(0, shown);
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
