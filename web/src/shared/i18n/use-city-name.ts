import { findCity } from '@paltu/reference';
import { useTranslation } from 'react-i18next';

/** A city's name in a language; unknown ones as they are. */
export function cityNameIn(language: string, location: string): string {
  return (language === 'ur' ? findCity(location)?.ur : undefined) ?? location;
}

/** A city's name in the language of the page; unknown ones as they are. */
export function useCityName(): (location: string) => string {
  const { i18n } = useTranslation('shell');
  return (location) => cityNameIn(i18n.language, location);
}
