import type { ReactNode } from 'react';
import { PetStrip } from './home/pet-strip.tsx';
import type { PetStripProps } from './home/pet-strip.tsx';
import type { PetsAnswer } from './home/shown-once.ts';
import { shown, useFeaturedPets, useUrgentPets } from './use-home-pets.ts';

export interface PickedProps extends PetStripProps {
  /** The part of the page that they lie in; without any of them there is none. */
  frame: (pets: ReactNode) => ReactNode;
}

/** A part of a page with its listings; nothing where there are none. */
export const framed = ({ frame, ...props }: PickedProps, answer: PetsAnswer, limit: number) =>
  answer.data?.pets.length === 0 ? null : frame(<PetStrip answer={answer} limit={limit} {...props} />);

/** Listings that are shown before others. */
export function FeaturedPets(props: PickedProps) {
  return framed(props, useFeaturedPets(), shown.featured);
}

/** Listings whose pets need a home soon; none that is featured already. */
export function UrgentPets(props: PickedProps) {
  return framed(props, useUrgentPets(), shown.urgent);
}
