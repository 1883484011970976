import { findArea, placeOf, type Area, type Place } from '@paltu/reference';
import { piecesOf } from './meaning/pieces.ts';
import { tokensOf } from './meaning/tokens.ts';
import { fieldsNamedIn, type UnderstoodSearch } from './meaning/understand.ts';

/** The area of a city that an address names: the last of several, for addresses go from what is small to what is large. */
const areaOfAddress = (address: string, cityId: string): Area | undefined =>
  piecesOf(tokensOf(address), false)
    .flatMap(({ meaning }) => meaning?.areas ?? [])
    .flatMap((id) => findArea(id) ?? [])
    .findLast((area) => area.cityId === cityId);

interface Located {
  readonly place: Place | null;
  readonly address: string;
  readonly cityId: string;
}

/** Where something is, as near as it is known: its own place, that of the area which its address names, or its city's. */
export const nearestPlaceOf = ({ place, address, cityId }: Located): Place =>
  placeOf({ place: place ?? areaOfAddress(address, cityId) ?? null, cityId });

/** The place of the area that a search names, the first of several. */
export const areaNamedIn = (search: UnderstoodSearch): Area | undefined => {
  const [named] = [fieldsNamedIn(search)['area'] ?? []].flat();
  return named === undefined ? undefined : findArea(String(named));
};
