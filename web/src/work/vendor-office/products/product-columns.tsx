import { EyeOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnAccessory } from '#shared/api/types.ts';
import { formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { Rating } from '#shared/content/rating.tsx';
import type { WorkColumn } from '#shared/work/table-props.ts';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import styles from './products.module.css';
import { StatusButton } from './status-button.tsx';
import { StockInput } from './stock-input.tsx';

const tones: Readonly<Record<OwnAccessory['status'], PillTone>> = { active: 'approved', draft: 'pending', archived: 'plain' };

/** What it is, and the way to edit it. */
function ProductWords({ product: { id, name, category, images } }: { product: OwnAccessory }) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        <CoverPicture image={images[0]} none="window-hamster" sizes="56px" />
      </span>
      <div className={styles.words}>
        <PageLink to={vendorPage} query={vendorPlaces.edit(id)} className={styles.name}>
          <UserText>{name}</UserText>
        </PageLink>
        <p className={styles.meta}>{t(`category.${category}`)}</p>
      </div>
    </div>
  );
}

function Price({ product: { price, originalPrice } }: { product: OwnAccessory }) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  return (
    <div className={styles.words}>
      <span className={styles.price}>{formatPrice(t, price)}</span>
      {originalPrice > price && (
        <s className={styles.meta}>
          <span className="visually-hidden">{t('column.before')} </span>
          {formatPrice(t, originalPrice)}
        </s>
      )}
    </div>
  );
}

function Status({ product: { status, hidden, waitsForReview, recall, vendor } }: { product: OwnAccessory }) {
  const { t } = useTranslation('vendor-office');
  return (
    <div className={styles.pills}>
      <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
      {status === 'active' && !vendor.takesOrders && <Pill tone="pending">{t('status.unregistered')}</Pill>}
      {recall && (
        <Pill tone="rejected" icon={<TriangleAlert size={16} aria-hidden />}>
          {t('status.recalled')}
        </Pill>
      )}
      {waitsForReview && <Pill tone="pending">{t('status.waits')}</Pill>}
      {hidden && !waitsForReview && (
        <Pill tone="rejected" icon={<EyeOff size={16} aria-hidden />}>
          {t('status.hidden')}
        </Pill>
      )}
    </div>
  );
}

/** What the table of one's own products shows of each. */
export function useProductColumns(): WorkColumn<OwnAccessory>[] {
  const { t } = useTranslation(['vendor-office', 'work']);
  return [
    { name: 'product', title: t('column.product'), part: 'title', cell: (product) => <ProductWords product={product} />, width: '32%' },
    { name: 'price', title: t('column.price'), cell: (product) => <Price product={product} />, width: 130 },
    { name: 'stock', title: t('column.stock'), cell: (product) => <StockInput product={product} />, width: 150 },
    { name: 'status', title: t('column.status'), cell: (product) => <Status product={product} /> },
    { name: 'reviews', title: t('column.reviews'), cell: (product) => <Rating of={product} /> },
    { name: 'actions', title: t('work:table.actions'), part: 'actions', cell: (product) => <StatusButton product={product} /> },
  ];
}
