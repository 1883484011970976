import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Vet, WholeVet } from '#shared/api/types.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/match-page.ts';
import { NewestReviews } from '#shared/reviews/newest-reviews.tsx';
import { reviewsOf } from '#shared/reviews/reviewed-kind.ts';
import { WriteLink } from '#shared/reviews/write-link.tsx';
import { DetailColumns, DetailPage, DetailSkeleton } from '#shared/ui/detail-page.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { TipList } from '#shared/ui/tip-list.tsx';
import { vetReviews } from '../reviews/vet-reviews.ts';
import { FailedVet, MissingVet } from './missing-vet.tsx';
import { ShareVet } from './share-vet.tsx';
import { useShownVet } from './use-shown-vet.ts';
import { VetGallery } from './vet-gallery.tsx';
import { AboutVet, VetFacts, VetServices, VetTitle } from './vet-words.tsx';
import { VisitBar, VisitCard } from './visit-card.tsx';

/** The button that marks a vet, on its picture or beside others. */
export type LikeOf = (vet: Vet, look: 'round' | 'labelled') => ReactNode;

interface ShownProps {
  /** Id of the member who looks; null for a visitor. */
  viewerId: string | null;
  like?: LikeOf;
  /** Writes to the vet: another feature's. */
  contact: (vet: Vet) => ReactNode;
}

const tips = ['papers', 'carrier', 'notes', 'early'] as const;

function VetDetail({ vet, viewerId, like, contact }: ShownProps & { vet: WholeVet }) {
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
