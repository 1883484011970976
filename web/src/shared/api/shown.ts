import { isNotFound } from '../pet/is-not-found.ts';

interface Asked<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One thing on a page of its own, as far as it is known. */
export interface Shown<Thing> {
  thing: Thing | undefined;
  error: unknown;
  isNotFound: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What a page of one thing needs of the state of its call. One that was here before and is taken down now does not stay. */
export function shownOf<Data, Thing>(answer: Asked<Data>, thingOf: (data: Data) => Thing): Shown<Thing> {
  const isGone = isNotFound(answer.error);
  return {
    thing: isGone || answer.currentData === undefined ? undefined : thingOf(answer.currentData),
    error: answer.error,
    isNotFound: isGone,
    isRetrying: answer.isFetching,
    retry: () => void answer.refetch(),
  };
}
