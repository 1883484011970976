import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import type { Viewer } from '../../model/viewer.ts';
import { AboutPet } from './about-pet.tsx';
import { AdoptionRequirements } from './adoption-requirements.tsx';
import { PetBehaviour } from './pet-behaviour.tsx';
import styles from './pet-detail.module.css';
import { PetFacts } from './pet-facts.tsx';
import { PetGallery } from './pet-gallery.tsx';
import { PetHealth } from './pet-health.tsx';
import { PetTimeline } from './pet-timeline.tsx';
import { PetTitle } from './pet-title.tsx';
import { PriceBar } from './price-bar.tsx';
import { PriceCard } from './price-card.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { SafetyTips } from './safety-tips.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarPets } from './similar-pets.tsx';

/** The page of a pet: pictures first, then words, with the price beside them. */
export function PetDetail({ pet, viewer }: { pet: Pet; viewer: Viewer }) {
  const { t } = useTranslation('pets');
  return (
    <>
      <ReviewNotice pet={pet} viewer={viewer} />
      <PetGallery pet={pet} corner={<ShareButton pet={pet} isRound />} />
      <div className={styles.columns}>
        <article className={styles.words}>
          <PetTitle pet={pet} />
          <PetFacts pet={pet} />
          <AboutPet pet={pet} />
          <PetHealth pet={pet} />
          <PetBehaviour pet={pet} />
          <div className={styles.pair}>
            <AdoptionRequirements requirements={pet.requirements} />
            <PetTimeline pet={pet} />
          </div>
        </article>
        <aside className={styles.beside} aria-label={t('detail.buy.label')}>
          <PriceCard pet={pet} />
          <SafetyTips />
        </aside>
      </div>
      <SimilarPets pet={pet} />
      <PriceBar pet={pet} />
    </>
  );
}
