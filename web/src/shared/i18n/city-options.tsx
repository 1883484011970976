import { cities } from '@paltu/reference';
import { useCityName } from './use-city-name.ts';

/** The cities of a select, by their English names, in the language of the page. */
export function CityOptions() {
  const cityName = useCityName();
  return cities.map(({ id, en }) => (
    <option key={id} value={en}>
      {cityName(en)}
    </option>
  ));
}
