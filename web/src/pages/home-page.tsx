import { cities } from '@paltu/reference';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckedStrip, HomeHero, HomeSection, ListPetPanel, SpeciesWindows } from '../features/home/home-feature.ts';
import { NewestPets } from '../features/pets/pets-feature.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';

const species = ['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Hamster'] as const;

export function HomePage() {
  const { t, i18n } = useTranslation(['home', 'pets']);
  const speciesChoices = species.map((value) => ({ value, text: t(`pets:speciesMany.${value}`) }));
  const cityChoices = cities.map(({ en, ur }) => ({ value: en, text: i18n.language === 'ur' ? ur : en }));
  return (
    <>
      <HomeHero cities={cityChoices} species={speciesChoices} />
      <HomeSection title={t('windows.title')}>
        <SpeciesWindows species={speciesChoices} />
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
        <NewestPets limit={6} />
      </HomeSection>
      <CheckedStrip />
      <ListPetPanel />
    </>
  );
}
