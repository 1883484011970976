import { documentOf, namesOf } from '@paltu/search';
import type { MarkedThing } from '../domain/marked-thing.ts';

/** What a thing is found by. */
export const thingDocument = ({ name, about, cityId }: MarkedThing): string =>
  documentOf({ texts: { A: [name], B: [...about, ...namesOf('location', cityId)] } });
