import { findCity } from '@paltu/reference';
import { useTranslation } from 'react-i18next';

/** A city's name in the language of the page; unknown ones as they are. */
export function useCityName(): (location: string) => string {
  const { i18n } = useTranslation('shell');
  return (location) => (i18n.language === 'ur' ? findCity(location)?.ur : undefined) ?? location;
}
