import type { DatedAge } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { formatPrice, formatSince } from '../format/format.ts';
import { formatAgeToday } from '../format/pet-age.ts';
import { useCityName } from '../i18n/use-city-name.ts';

export interface PetWords {
  price: string;
  city: string;
  since: string;
  age: string;
}

/** The words of a card about a pet, in the language of the page. */
export function usePetWords(pet: Pick<Pet, 'price' | 'location' | 'createdAt'> & DatedAge, free?: 'free' | 'freeAdoption'): PetWords {
  const { t } = useTranslation('pet');
  const cityName = useCityName();
  return {
    price: formatPrice(t, pet.price, free),
    city: cityName(pet.location),
    since: formatSince(t, pet.createdAt),
    age: formatAgeToday(t, pet),
  };
}
