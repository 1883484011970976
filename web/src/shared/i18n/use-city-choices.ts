import { cities } from '@paltu/reference';
import { useCityName } from './use-city-name.ts';

/** The cities by their English names, in the language of the page: for a `WorkSelect`. */
export function useCityChoices(): { value: string; label: string }[] {
  const cityName = useCityName();
  return cities.map(({ en }) => ({ value: en, label: cityName(en) }));
}
