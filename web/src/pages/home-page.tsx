import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LateFeaturedProducts } from '../features/accessories/late-featured-products.ts';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { ActionCards, ListPetPanel, SpeciesWindows } from '../features/home/ways.tsx';
import { CheckedStrip, Reasons, VerifiedSellers } from '../features/home/trust.tsx';
import { homeHead, HomeHero } from '../features/home/home-hero.tsx';
import { HomeSection } from '../features/home/home-section.tsx';
import { FeaturedPets, homePetsAsks, NewestPets, UrgentPets } from '../features/pets/home-pets.tsx';
import { NewsletterPanel } from '../features/subscriptions/newsletter.tsx';
import { LateTestimonials, LateTotals } from '../features/totals/late-totals.tsx';
import type { Pet } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import type { Query } from '#shared/navigation/page-path.ts';

const like = (pet: Pet) => <LikeButton kind="pet" thing={pet} />;

function MorePets({ query, children }: { query?: Query; children: string }) {
  return (
    <PageLink to="pets" query={query}>
      {children}
      <ArrowRight size={20} className="mirrors" aria-hidden />
    </PageLink>
  );
}

function Pets() {
  const { t } = useTranslation('home');
  return (
    <>
      <FeaturedPets
        corner={like}
        frame={(pets) => (
          <HomeSection title={t('featured.title')} text={t('featured.text')}>
            {pets}
          </HomeSection>
        )}
      />
      <UrgentPets
        corner={like}
        frame={(pets) => (
          <HomeSection
            title={t('urgent.title')}
            text={t('urgent.text')}
            link={<MorePets query={{ urgent: 'true' }}>{t('urgent.all')}</MorePets>}
          >
            {pets}
          </HomeSection>
        )}
      />
      <NewestPets
        corner={like}
        frame={(pets) => (
          <HomeSection title={t('newest.title')} text={t('newest.text')} link={<MorePets>{t('newest.all')}</MorePets>}>
            {pets}
          </HomeSection>
        )}
      />
    </>
  );
}

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero />
      <ActionCards />
      <LateTotals />
      <HomeSection title={t('windows.title')}>
        <SpeciesWindows />
      </HomeSection>
      <Pets />
      <LateFeaturedProducts
        frame={(title, shop, products) => (
          <HomeSection title={title} link={shop}>
            {products}
          </HomeSection>
        )}
        corner={(accessory) => <LikeButton kind="accessory" thing={accessory} />}
      />
      <CheckedStrip />
      <HomeSection title={t('reasons.title')}>
        <Reasons />
      </HomeSection>
      <VerifiedSellers />
      <LateTestimonials frame={(title, words) => <HomeSection title={title}>{words}</HomeSection>} />
      <NewsletterPanel title={t('news.title')} />
      <ListPetPanel />
    </>
  );
}

HomePage.head = homeHead;

HomePage.asks = homePetsAsks;
