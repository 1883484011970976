import type { ReactNode } from 'react';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { PetStrip } from './pet-strip.tsx';
import type { PetStripProps } from './pet-strip.tsx';

interface PickedProps extends PetStripProps {
  /** The part of the page that they lie in; without any of them there is none. */
  frame: (pets: ReactNode) => ReactNode;
}

const framed = ({ frame, ...props }: PickedProps, answer: Parameters<typeof PetStrip>[0]['answer']) =>
  answer.data?.pets.length === 0 ? null : frame(<PetStrip answer={answer} {...props} />);

/** Listings that are shown before others. */
export function FeaturedPets(props: PickedProps) {
  return framed(props, petsEndpoints.useGetPetsFeaturedQuery({ limit: props.limit }));
}

/** Listings whose pets need a home soon. */
export function UrgentPets(props: PickedProps) {
  return framed(props, petsEndpoints.useGetPetsUrgentQuery({ limit: props.limit }));
}

FeaturedPets.asks = (limit: number) => [petsEndpoints.endpoints.getPetsFeatured.initiate({ limit }, { subscribe: false })];
UrgentPets.asks = (limit: number) => [petsEndpoints.endpoints.getPetsUrgent.initiate({ limit }, { subscribe: false })];
