import { cities } from '@paltu/reference';
import { useCityName } from '#shared/i18n/use-city-name.ts';

/** Cities to choose from while one types; any other can be typed too. */
export function CitySuggestions({ id }: { id: string }) {
  const cityName = useCityName();
  return (
    <datalist id={id}>
      {cities.map(({ en }) => (
        <option key={en} value={en} label={cityName(en)} />
      ))}
    </datalist>
  );
}
