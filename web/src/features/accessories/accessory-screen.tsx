import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory, WholeAccessory } from '#shared/api/types.ts';
import { Rating } from '#shared/content/rating.tsx';
import { formatDate, formatPrice } from '#shared/format/format.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { addressOf, breadcrumbs, ratingData } from '#shared/navigation/breadcrumbs.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/page-path.ts';
import { descriptionOf } from '#shared/navigation/page-head.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskedReviews } from '#shared/reviews/asked-reviews.tsx';
import { store } from '#shared/store/store.ts';
import { DetailColumns, DetailPage, DetailSkeleton, DetailTitle } from '#shared/content/detail-page.tsx';
import { Gallery } from '#shared/ui/gallery.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Section } from '#shared/content/section.tsx';
import { ShareButton } from '#shared/ui/share-button.tsx';
import { useGalleryWords } from '#shared/ui/use-gallery-words.ts';
import { AccessoryPicture } from './accessory-grid.tsx';
import { OtherProducts } from './accessory-shelves.tsx';
import { isForSale } from './offer.ts';
import { accessoryReviews, FailedAccessory, MissingAccessory, useShownAccessory } from './shown-accessory.tsx';
import { PriceBar, PriceCard } from './price-card.tsx';
import styles from './accessories.module.css';

function productOf(key: string, accessory: WholeAccessory): object {
  const { name, description, category, images, price, vendor, vendorId } = accessory;
  const { t } = i18n;
  return {
    '@type': 'Product',
    name,
    description: descriptionOf([description]),
    category: t(`shop:category.${category}`),
    url: addressOf(key),
    image: images.map(({ url }) => `${location.origin}${url}`),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'PKR',
      availability: `https://schema.org/${isForSale(accessory) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: addressOf(key),
      seller: { '@type': 'Store', name: vendor.name, url: addressOf(`store-${vendorId}`) },
    },
    ...ratingData(accessory),
  };
}

/** A product as search engines and previews of links show it; nothing until the page has asked for it. */
export function accessoryHead(key: string): PageHead | undefined {
  const asked = commerceEndpoints.endpoints.getAccessoriesById.select({ id: key.replace('accessory-', '') });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const accessory = asked(store.getState() as Parameters<typeof asked>[0]).data?.accessory;
  if (accessory === undefined) return undefined;
  const { t } = i18n;
  const way = breadcrumbs([
    { key: 'accessories', name: t('shell:nav.shop') },
    { key, name: accessory.name },
  ]);
  const parts = [formatPrice(t, accessory.price), t(`shop:category.${accessory.category}`), accessory.vendor.name, accessory.description];
  return { description: descriptionOf(parts, t('shell:comma')), picture: accessory.images[0], data: [productOf(key, accessory), way] };
}

/** What other features put on the page. */
interface ShownProps {
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  /** The button that marks a product, on its picture or beside others. */
  like: (accessory: Accessory, look: 'round' | 'labelled') => ReactNode;
  /** The button that puts it into the cart, in the card of its price or in the phone's bar. */
  buy: (accessory: Accessory, look: 'main' | 'bar') => ReactNode;
  /** The store that sells it. */
  store: (accessory: Accessory) => ReactNode;
  /** Reports it to the admins. */
  report: (accessory: Accessory) => ReactNode;
}

function AccessoryGallery({ accessory, corner }: { accessory: Accessory; corner: ReactNode }) {
  const total = accessory.images.length;
  const { alt, ...gallery } = useGalleryWords(accessory.name, total);
  return (
    <Gallery
      total={total}
      {...gallery}
      picture={(index, { sizes, isLarge }) => (
        <AccessoryPicture accessory={accessory} index={index} alt={isLarge ? alt(index + 1) : ''} sizes={sizes} isFirst={isLarge} />
      )}
      corner={corner}
    />
  );
}

/** Why it must not be used, and what to do with one that was bought. */
function Recall({ recall }: { recall: NonNullable<Accessory['recall']> }) {
  const { t, i18n } = useTranslation('accessories');
  return (
    <Panel
      tone="error"
      className={styles.notice ?? ''}
      title={
        <>
          <TriangleAlert size={20} className={styles.sign} aria-hidden /> {t('recall.title')}
        </>
      }
    >
      <UserProse side="page">{recall.reason}</UserProse>
      <UserProse side="page">{recall.advice}</UserProse>
      <p>{t('recall.since', { date: formatDate(i18n.language, recall.recalledAt) })}</p>
    </Panel>
  );
}

/** Why only its owner and our team see it; nothing where everybody does. */
function Closed({ accessory: { status, hidden } }: { accessory: WholeAccessory }) {
  const { t } = useTranslation('accessories');
  const reason = hidden ? 'hidden' : status !== 'active' && status;
  return (
    reason && (
      <Panel tone="genda" className={styles.notice ?? ''}>
        <p>{t(`detail.${reason}`)}</p>
      </Panel>
    )
  );
}

interface ShareAccessoryProps {
  accessory: Pick<Accessory, 'id' | 'name'>;
  isRound?: boolean;
}

function ShareAccessory({ accessory: { id, name }, isRound = false }: ShareAccessoryProps) {
  const { t } = useTranslation('accessories');
  return <ShareButton to={`accessory-${id}`} title={name} text={t('detail.shareText', { name })} isRound={isRound} />;
}

function AccessoryTitle({ accessory, like }: { accessory: Accessory; like: ReactNode }) {
  const { t } = useTranslation(['accessories', 'shop', 'pet', 'shell']);
  const animals = accessory.forSpecies.map((one) => t(`pet:speciesMany.${one}`).toLowerCase()).join(t('shell:comma'));
  return (
    <DetailTitle
      title={accessory.name}
      name={<UserText>{accessory.name}</UserText>}
      traits={t(`shop:category.${accessory.category}`)}
      meta={
        <>
          {animals !== '' && <li>{t('detail.for', { animals })}</li>}
          <li>
            <Rating of={accessory} />
          </li>
        </>
      }
      actions={
        <>
          {like}
          <ShareAccessory accessory={accessory} />
        </>
      }
    />
  );
}

function AccessoryDetail({ accessory, viewerId, like, buy, store, report }: ShownProps & { accessory: WholeAccessory }) {
  const { t } = useTranslation('accessories');
  const corner = (
    <>
      {like(accessory, 'round')}
      <ShareAccessory accessory={accessory} isRound />
    </>
  );
  return (
    <>
      <Closed accessory={accessory} />
      {accessory.recall && <Recall recall={accessory.recall} />}
      <AccessoryGallery accessory={accessory} corner={corner} />
      <DetailColumns
        besideLabel={t('detail.buy')}
        beside={
          <>
            <PriceCard accessory={accessory} store={store(accessory)} buy={buy(accessory, 'main')} />
            {accessory.reserved === undefined && report(accessory)}
          </>
        }
      >
        <AccessoryTitle accessory={accessory} like={like(accessory, 'labelled')} />
        <Section title={t('detail.about')}>
          <UserProse>{accessory.description}</UserProse>
        </Section>
        {/* What has come with `reserved` is not public: nobody else can have bought it. */}
        <AskedReviews kind={accessoryReviews} thing={accessory} isMember={viewerId !== null} isOwn={accessory.reserved !== undefined} />
      </DetailColumns>
      <OtherProducts accessory={accessory} corner={(other) => like(other, 'round')} />
      <PriceBar accessory={accessory} buy={buy(accessory, 'bar')} />
    </>
  );
}

function ShownAccessory({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('accessories');
  const { thing: accessory, error, isNotFound, isRetrying, retry } = useShownAccessory(id, rest.viewerId !== null);
  if (accessory) return <AccessoryDetail accessory={accessory} {...rest} />;
  if (!error) return <DetailSkeleton label={t('detail.loading')} />;
  return isNotFound ? <MissingAccessory /> : <FailedAccessory error={error} onRetry={retry} isRetrying={isRetrying} />;
}

/** One product: what it is, what it costs, who sells it, and what else there is. */
export function AccessoryScreen({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('accessories');
  return (
    <DetailPage back={{ to: 'accessories', query: lastQueryOf('accessories'), text: t('detail.back') }}>
      <ShownAccessory key={id} id={id} {...rest} />
    </DetailPage>
  );
}

AccessoryScreen.asks = ({ params }: { params: PageParams }) =>
  params.id ? [commerceEndpoints.endpoints.getAccessoriesById.initiate({ id: params.id }, { subscribe: false })] : [];
