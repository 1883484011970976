import { useState } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { worthAnotherTry } from '../model/bulk-outcome.ts';
import { neighbour, placeOf } from '../model/review-place.ts';
import { useBulkDecisions } from './use-bulk-decisions.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDecisions } from './use-decisions.ts';
import { useMovedFocus } from './use-moved-focus.ts';
import { useNamedListing } from './use-named-listing.ts';
import { useOpenListing } from './use-open-listing.ts';
import { useQueue } from './use-queue.ts';
import { useSelection } from './use-selection.ts';
import { useUndecided } from './use-undecided.ts';

/** What is about to be rejected: the open listing, or those that are picked. Its listings stay while the queue moves on. */
interface Asked {
  readonly pets: readonly ReviewedPet[];
  readonly isBulk: boolean;
}

/** What is open, what is picked, what can be done with it, and by which keys. */
export function useDesk() {
  const { query, setQuery } = usePage();
  const place = placeOf(query);
  const queue = useQueue(place);
  const { undecided, leaveOut } = useUndecided(queue.currentData?.pets);
  const pets = undecided ?? [];
  const { known, isOpening } = useNamedListing(undecided, place.id);
  const { open, unpin } = useOpenListing(known, place, isOpening);
  const [asked, ask] = useState<Asked>();
  const selection = useSelection(place, open);
  const status = useMovedFocus(open?.id, place.id);

  const decisions = useDecisions(pets, (pet) => {
    unpin(pet.id);
    leaveOut(pet);
    ask((now) => (now?.pets.length === 1 && now.pets[0]?.id === pet.id ? undefined : now));
  });
  const bulk = useBulkDecisions((decided, outcome) => {
    [...outcome.done, ...outcome.unchanged].forEach(({ id }) => unpin(id));
    selection.keepOnly(decided, worthAnotherTry(outcome));
    ask((now) => (now?.isBulk ? undefined : now));
  });
  const approve = () => {
    if (open && !decisions.isBusy && open.approvalStatus !== 'approved') decisions.approve(open);
  };
  const askWhy = () => {
    if (open && !decisions.isBusy && open.approvalStatus !== 'rejected') ask({ pets: [open], isBulk: false });
  };
  const reject = async (reason: string): Promise<boolean> => {
    const [one] = asked?.pets ?? [];
    if (asked?.isBulk) return bulk.reject(asked.pets, reason);
    return one !== undefined && decisions.reject(one, reason);
  };
  const move = (steps: 1 | -1) => {
    const next = neighbour(pets, open?.id, steps);
    if (next) setQuery({ id: next.id }, { replace: true });
  };
  const pick = () => open && selection.toggle(open);
  useDeskKeys({ move, approve, reject: askWhy, pick }, asked !== undefined);
  return {
    ...{ queue, place, open, isOpening, status, decisions, selection, bulk, approve, askWhy, move },
    rejection: {
      pets: asked?.pets,
      onCancel: () => ask(undefined),
      onReject: reject,
    },
    askWhyOfAll: () => ask({ pets: selection.picked, isBulk: true }),
  };
}
