import rows from './cities.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

/** A city of Pakistan; latitude and longitude in degrees (WGS 84). */
export interface City {
  readonly id: string;
  readonly en: string;
  readonly ur: string;
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** All cities that can be chosen, the most asked-for first. */
export const cities: readonly City[] = rows;

const byName = new Map(cities.flatMap((city) => [city.id, city.en, city.ur].map((name) => [foldText(name), city] as const)));

/** The city that `text` names: its id, its English name in any letter case, or its Urdu name. */
export const findCity = (text: string): City | undefined => byName.get(foldText(text));

/** The English name of a city by its id; the id itself when a later list has a city that this one lacks. */
export const cityName = (id: string): string => findCity(id)?.en ?? id;
