import { longestSearch } from '@paltu/reference';
import { useEffect, useState } from 'react';
import { petsEndpoints } from '../api/gen/pets-endpoints.ts';
import { breedName } from './breed-name.ts';

const { useGetPetsSuggestionsQuery } = petsEndpoints;

/** In ms: who types on is not asked for. */
const pauseMs = 120;

/** Breeds that what is typed may be completed to. */
export function useBreedSuggestions() {
  const { suggestions, onTyping } = usePetSuggestions();
  const breeds = suggestions
    .filter(({ kind }) => kind === 'breed')
    .map((one) => ({ ...one, text: breedName(one.text), search: breedName(one.text) }));
  return { suggestions: breeds, onTyping };
}

/** How what is typed may go on. */
export function usePetSuggestions() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim().slice(0, longestSearch)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useGetPetsSuggestionsQuery({ q: asked }, { skip: asked === '' });
  return { suggestions: typed.trim() === '' || asked === '' ? [] : (data?.suggestions ?? []), onTyping: setTyped };
}
