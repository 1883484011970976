import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory, WholeAccessory } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/match-page.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { AskedReviews } from '#shared/reviews/asked-reviews.tsx';
import { DetailColumns, DetailPage, DetailSkeleton, DetailTitle } from '#shared/ui/detail-page.tsx';
import { Gallery } from '#shared/ui/gallery.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Rating } from '#shared/content/rating.tsx';
import { Section } from '#shared/content/section.tsx';
import { useGalleryWords } from '#shared/ui/use-gallery-words.ts';
import { AccessoryPicture } from '../card/accessory-picture.tsx';
import { accessoryReviews } from '../reviews/accessory-reviews.ts';
import { FailedAccessory, MissingAccessory } from './missing-accessory.tsx';
import { OtherProducts } from './other-products.tsx';
import { PriceBar, PriceCard } from './price-card.tsx';
import styles from './screen.module.css';
import { ShareAccessory } from './share-accessory.tsx';
import { useShownAccessory } from './use-shown-accessory.ts';

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

function AccessoryTitle({ accessory, like }: { accessory: Accessory; like: ReactNode }) {
  const { t } = useTranslation('shop');
  return (
    <DetailTitle
      title={accessory.name}
      name={<UserText>{accessory.name}</UserText>}
      traits={t(`category.${accessory.category}`)}
      meta={
        <li>
          <Rating of={accessory} />
        </li>
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

function AccessoryDetail({ accessory, viewerId, like, buy, store }: ShownProps & { accessory: WholeAccessory }) {
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
        beside={<PriceCard accessory={accessory} store={store(accessory)} buy={buy(accessory, 'main')} />}
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
