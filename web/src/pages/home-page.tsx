import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { ActionCards, CheckedStrip, HomeHero, HomeSection, ListPetPanel, SpeciesWindows } from '../features/home/home-feature.ts';
import { NewestPets } from '../features/pets/pets-feature.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';

const newest = 6;

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero />
      <ActionCards />
      <HomeSection title={t('windows.title')}>
        <SpeciesWindows />
      </HomeSection>
      <HomeSection
        title={t('newest.title')}
        text={t('newest.text')}
        link={
          <PageLink to="pets">
            {t('newest.all')}
            <ArrowRight size={20} className="mirrors" aria-hidden />
          </PageLink>
        }
      >
        <NewestPets limit={newest} corner={(pet) => <LazyLikeButton pet={pet} />} />
      </HomeSection>
      <CheckedStrip />
      <ListPetPanel />
    </>
  );
}

HomePage.asks = () => NewestPets.asks(newest);
