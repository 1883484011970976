import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Vet, WholeVet } from '#shared/api/types.ts';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { i18n } from '#shared/i18n/i18n.ts';
import { cityNameIn } from '#shared/i18n/use-city-name.ts';
import { addressOf, breadcrumbs, ratingData } from '#shared/navigation/breadcrumbs.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/page-path.ts';
import { descriptionOf } from '#shared/navigation/page-head.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { NewestReviews } from '#shared/reviews/newest-reviews.tsx';
import { reviewsOf } from '#shared/reviews/reviewed-kind.ts';
import { WriteLink } from '#shared/reviews/write-link.tsx';
import { store } from '#shared/store/store.ts';
import { DetailColumns, DetailPage, DetailSkeleton } from '#shared/content/detail-page.tsx';
import { Gallery } from '#shared/ui/gallery.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { TipList } from '#shared/content/tip-list.tsx';
import { useGalleryWords } from '#shared/ui/use-gallery-words.ts';
import { FailedVet, MissingVet, useShownVet, vetReviews } from './shown-vet.tsx';
import { noPicture, picturesOf, VetWindow } from './vet-picture.tsx';
import styles from './vet-screen.module.css';
import { AboutVet, ShareVet, VetFacts, VetServices, VetTitle } from './vet-words.tsx';
import { VisitBar, VisitCard } from './visit-card.tsx';

function practiceOf(key: string, vet: WholeVet): object {
  const { name, clinicName, address, city, latitude, longitude, phone, consultationFee } = vet;
  return {
    '@type': 'VeterinaryCare',
    name,
    description: descriptionOf([vet.bio === '' ? vet.qualifications : vet.bio]),
    url: addressOf(key),
    image: picturesOf(vet).map(({ url }) => `${location.origin}${url}`),
    parentOrganization: { '@type': 'VeterinaryCare', name: clinicName },
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'PK' },
    location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } },
    ...(phone === '' ? {} : { telephone: phone }),
    makesOffer: { '@type': 'Offer', price: consultationFee, priceCurrency: 'PKR' },
    ...ratingData(vet),
  };
}

/** A vet as search engines and previews of links show it; nothing until the page has asked for it. */
export function vetHead(key: string): PageHead | undefined {
  const asked = vetsEndpoints.endpoints.getVetsById.select({ id: key.replace('vet-', '') });
  // The store's type knows no tags, which endpoints add as they are loaded.
  const vet = asked(store.getState() as Parameters<typeof asked>[0]).data?.vet;
  if (vet === undefined) return undefined;
  const { t, language } = i18n;
  const way = breadcrumbs([
    { key: 'vets', name: t('shell:nav.vets') },
    { key, name: vet.name },
  ]);
  const parts = [t(`vet:specialty.${vet.specialty}`), vet.clinicName, cityNameIn(language, vet.city), vet.bio];
  return {
    description: descriptionOf(parts, t('shell:comma')),
    type: 'profile',
    picture: picturesOf(vet)[0],
    data: [practiceOf(key, vet), way],
  };
}

/** The button that marks a vet, on its picture or beside others. */
export type LikeOf = (vet: Vet, look: 'round' | 'labelled') => ReactNode;

interface ShownProps {
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  like?: LikeOf;
  /** Writes to the vet: another feature's. */
  contact: (vet: Vet) => ReactNode;
  /** Reports it to the admins. */
  report: (vet: Vet) => ReactNode;
}

const tips = ['papers', 'carrier', 'notes', 'early'] as const;

interface VetGalleryProps {
  vet: Vet;
  /** Lies on the photos on a phone. */
  corner: ReactNode;
}

function ClinicGallery({ vet: { name, images }, corner }: VetGalleryProps) {
  const { alt, ...gallery } = useGalleryWords(name, images.length);
  return (
    <Gallery
      total={images.length}
      {...gallery}
      picture={(index, { sizes, isLarge }) => (
        <CoverPicture image={images[index]} none={noPicture} alt={isLarge ? alt(index + 1) : ''} sizes={sizes} isFirst={isLarge} />
      )}
      corner={corner}
    />
  );
}

/** The photos of the clinic; without any the vet, or a drawn window, as on a card. */
function VetGallery({ vet, corner }: VetGalleryProps) {
  if (vet.images.length > 0) return <ClinicGallery vet={vet} corner={corner} />;
  return (
    <div className={styles.window}>
      <VetWindow vet={vet} sizes="360px" />
      <div className={styles.windowCorner}>{corner}</div>
    </div>
  );
}

function VetDetail({ vet, viewerId, like, contact, report }: ShownProps & { vet: WholeVet }) {
  const { t } = useTranslation('vets');
  const isOwner = vet.ownerId === viewerId;
  const own = viewerId !== null && !isOwner && <WriteLink kind={vetReviews} id={vet.id} />;
  const corner = (
    <>
      {like?.(vet, 'round')}
      <ShareVet vet={vet} isRound />
    </>
  );
  return (
    <>
      {(vet.isActive === false || vet.hidden === true) && (
        <Panel tone="genda">
          <p>{t(vet.hidden ? 'detail.hidden' : 'detail.closed')}</p>
        </Panel>
      )}
      <VetGallery vet={vet} corner={corner} />
      <DetailColumns
        besideLabel={t('detail.visit')}
        beside={
          <>
            <VisitCard vet={vet} isOwner={isOwner} contact={contact} />
            <TipList tone="genda" title={t('detail.tips.title')} tips={tips.map((tip) => t(`detail.tips.${tip}`))} />
            {!isOwner && report(vet)}
          </>
        }
        after={<NewestReviews page={reviewsOf(vetReviews, vet.id)} total={vet.reviews} reviews={vet.reviewDetails} own={own} />}
      >
        <VetTitle vet={vet} like={like?.(vet, 'labelled')} />
        <VetFacts vet={vet} />
        <AboutVet vet={vet} />
        <VetServices vet={vet} />
      </DetailColumns>
      {!isOwner && <VisitBar vet={vet} />}
    </>
  );
}

function ShownVet({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('vets');
  const { thing: vet, error, isNotFound, isRetrying, retry } = useShownVet(id, rest.viewerId !== null);
  if (vet) return <VetDetail vet={vet} {...rest} />;
  if (!error) return <DetailSkeleton label={t('detail.loading')} />;
  return isNotFound ? <MissingVet /> : <FailedVet error={error} onRetry={retry} isRetrying={isRetrying} />;
}

/** One vet: who it is, what a visit costs, when there is time for one. */
export function VetScreen({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('vets');
  return (
    <DetailPage back={{ to: 'vets', query: lastQueryOf('vets'), text: t('detail.back') }}>
      <ShownVet key={id} id={id} {...rest} />
    </DetailPage>
  );
}

VetScreen.asks = ({ params }: { params: PageParams }) =>
  params.id ? [vetsEndpoints.endpoints.getVetsById.initiate({ id: params.id }, { subscribe: false })] : [];
