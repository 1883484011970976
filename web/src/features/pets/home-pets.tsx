import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { shownOnce } from './shown-once.ts';
import type { PetsAnswer } from './shown-once.ts';

/** How many listings each part of the page shows. */
const shown = { featured: 6, urgent: 3, newest: 6 } as const;

// More than are shown: some of them stand further up.
const asked = {
  featured: { limit: shown.featured },
  urgent: { limit: 2 * shown.urgent },
  newest: { status: 'Available', sortBy: 'newest', page: 1, limit: 2 * shown.newest },
} as const;

const { useGetPetsFeaturedQuery, useGetPetsUrgentQuery, useGetPetsQuery, endpoints } = petsEndpoints;
const unwatched = { subscribe: false };

/** What the page asks of the API as it opens. */
export const homePetsAsks = () => [
  endpoints.getPetsFeatured.initiate(asked.featured, unwatched),
  endpoints.getPetsUrgent.initiate(asked.urgent, unwatched),
  endpoints.getPets.initiate(asked.newest, unwatched),
];

/** Listings that are shown before others. */
const useFeaturedPets = (): PetsAnswer => useGetPetsFeaturedQuery(asked.featured);

/** Listings whose pets need a home soon, without the featured ones. */
function useUrgentPets(): PetsAnswer {
  return shownOnce(useGetPetsUrgentQuery(asked.urgent), shown.urgent, [useFeaturedPets()]);
}

/** The newest listings, without those that stand above them. */
function useNewestPets(): PetsAnswer {
  return shownOnce(useGetPetsQuery(asked.newest), shown.newest, [useFeaturedPets(), useUrgentPets()]);
}

function useStandsAlone(): boolean {
  return [useFeaturedPets(), useUrgentPets()].every(({ data }) => data === undefined || data.pets.length === 0);
}

interface PetStripProps {
  /** A button on each picture. */
  corner?: ((pet: Pet) => ReactNode) | undefined;
}

interface AnsweredProps extends PetStripProps {
  answer: PetsAnswer;
  /** How many there are at most: the place of so many is kept while they load. */
  limit: number;
}

/** Its words are loaded with it, not with every page that shows a few listings. */
function StripFailed({ answer: { error, refetch }, limit }: AnsweredProps) {
  const { t, ready } = useTranslation(['pet', 'errors']);
  const errorText = useErrorText();
  if (!ready) return <PetGridSkeleton count={limit} look="strip" label={t('list.loading')} />;
  return <ErrorState title={t('list.failed')} text={errorText(error)} onRetry={() => void refetch()} />;
}

/** A few listings as cards under a heading of the page, while they load and when they cannot be had too. */
function PetStrip(props: AnsweredProps) {
  const { answer, limit, corner } = props;
  const { t } = useTranslation('pet');
  const { data, error, isFetching } = answer;
  if (data) return <PetGrid pets={data.pets} look="strip" level={3} corner={corner} />;
  if (!error || isFetching) return <PetGridSkeleton count={limit} look="strip" label={t('list.loading')} />;
  return <StripFailed {...props} />;
}

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

/** The newest listings, as cards under a heading of the page; none that stands further up. */
export function NewestPets(props: PickedProps) {
  const { t } = useTranslation('pet');
  const answer = useNewestPets();
  const standsAlone = useStandsAlone();
  if (standsAlone && answer.data?.pets.length === 0) return props.frame(<p>{t('list.none')}</p>);
  return framed(props, answer, shown.newest);
}
