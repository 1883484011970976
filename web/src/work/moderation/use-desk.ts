import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useScreenKeys } from '#shared/work/work-keys.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { askedQueue, neighbour, placeOf } from './review-place.ts';
import type { ReviewPlace } from './review-place.ts';
import { holdsOf, isSamePlace, openListing, worthAnotherTry } from './review.ts';
import type { Held } from './review.ts';
import { useBulkDecisions, useDecisions, useSelection } from './decisions.ts';

const { useGetAdminPetsQuery, useGetAdminPetsPendingQuery } = moderationEndpoints;

const polling = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** One page of what waits, of what was decided, or of all; it looks again by itself. */
function useQueue(place: ReviewPlace) {
  const asked = askedQueue(place);
  const waiting = useGetAdminPetsPendingQuery(asked.waiting ?? skipToken, polling);
  const others = useGetAdminPetsQuery(asked.others ?? skipToken, polling);
  return asked.waiting ? waiting : others;
}

/** A listing that its owner has changed since may come again. */
const versionOf = ({ id, contentVersion }: ReviewedPet) => `${id} ${contentVersion}`;

/** The listings of a queue without those that were decided a moment ago: the page from the server may still hold them. */
function useUndecided(pets: readonly ReviewedPet[] | undefined) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  return {
    undecided: pets?.filter((pet) => pet.approvalStatus !== 'pending' || !decided.has(versionOf(pet))),
    leaveOut: (pet: ReviewedPet) => setDecided((before) => new Set([...before, versionOf(pet)])),
  };
}

/**
 * The page of the queue with the listing that the address names, also when it stands on another page: a link from elsewhere, or one
 * that has moved in the queue. `isOpening` while that one is on its way.
 * @param pets undefined while the page itself is not known
 */
function useNamedListing(pets: readonly ReviewedPet[] | undefined, id = '') {
  const isElsewhere = pets !== undefined && id !== '' && !pets.some((pet) => pet.id === id);
  const { currentData, isFetching } = moderationEndpoints.useGetAdminPetsByIdQuery({ id }, { skip: !isElsewhere });
  const page = pets ?? [];
  return {
    known: isElsewhere && currentData ? [...page, currentData.pet] : page,
    isOpening: isElsewhere && !currentData && isFetching,
  };
}

interface OnDesk extends Held<ReviewedPet> {
  /** It may leave with the queue that still shows it. */
  readonly isDecided: boolean;
}

/** The listing that is open, and a way to let go of one that is decided. It stays while the queue changes by itself under the admin's hands. */
function useOpenListing(pets: readonly ReviewedPet[], { id, ...place }: ReviewPlace, isOpening: boolean) {
  const [held, hold] = useState<OnDesk>();
  const open = openListing(pets, { ...place, id }, held?.isDecided ? undefined : held, isOpening);
  const isSame = held !== undefined && isSamePlace(held, place);
  if (open !== undefined && !(isSame && held.pet === open)) {
    hold({ ...place, pet: open, isDecided: isSame && held.isDecided && held.pet.id === open.id });
  }
  return { open, unpin: (decided: string) => hold((kept) => (kept?.pet.id === decided ? { ...kept, isDecided: true } : kept)) };
}

/** The heading of the listing that is open. */
export const openListingId = 'open-listing';

/** On a phone the queue, with the link that was followed, goes out of sight: the browser takes the focus away only later. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.getClientRects().length === 0;
}

/** What is decided or opened takes the focus along: it goes on to the listing that is open now, or to the line that counts the queue. */
function useMovedFocus(openId: string | undefined, chosenId: string | undefined) {
  const status = useRef<HTMLParagraphElement>(null);
  const last = useRef({ openId, chosenId });
  useEffect(() => {
    const before = last.current;
    last.current = { openId, chosenId };
    const isAnother = before.openId !== undefined && (before.openId !== openId || before.chosenId !== chosenId);
    if (!isAnother || !isFocusLost()) return;
    (document.getElementById(openListingId) ?? status.current)?.focus({ preventScroll: true });
  }, [openId, chosenId]);
  return status;
}

/** The rules that hold the open listing: the focus goes there when it cannot be approved yet. */
export const heldRulesId = 'held-rules';

/** Which of the rules that hold the open listing its admin has confirmed; another version of it begins with none. */
function useHolds(open: ReviewedPet | undefined) {
  const of = open && versionOf(open);
  const [held, hold] = useState<{ of: string | undefined; ids: readonly string[] }>({ of, ids: [] });
  const confirmed = held.of === of ? held.ids : [];
  return {
    confirmed,
    /** Hands on what was confirmed, or leads to what is not confirmed yet. */
    whenConfirmed: (work: (confirmed: readonly string[]) => void) => {
      if (open !== undefined && holdsOf(open).every((id) => confirmed.includes(id))) work(confirmed);
      else document.getElementById(heldRulesId)?.focus();
    },
    confirm: (id: string, isConfirmed: boolean) =>
      hold({ of, ids: isConfirmed ? [...confirmed, id] : confirmed.filter((one) => one !== id) }),
  };
}

export type Holds = ReturnType<typeof useHolds>;

interface DeskActs {
  move: (steps: 1 | -1) => void;
  approve: () => void;
  reject: () => void;
  pick: () => void;
}

/** The keys of the desk: they move, decide and pick, but not while a dialog asks for the reason. */
function useDeskKeys({ move, approve, reject, pick }: DeskActs, isAsking: boolean): void {
  const { t } = useTranslation('moderation');
  const keys = [
    { key: 'J', text: t('panel.next'), act: () => move(1) },
    { key: 'K', text: t('panel.previous'), act: () => move(-1) },
    { key: 'A', text: t('panel.approve'), act: approve },
    { key: 'R', text: t('panel.reject'), act: reject },
    { key: 'X', text: t('keys.pick'), act: pick },
  ];
  useScreenKeys(isAsking ? [] : keys);
}

/** What is about to be rejected: the open listing, or those that are picked. Its listings stay while the queue moves on. */
interface Asked {
  readonly pets: readonly ReviewedPet[];
  readonly isBulk: boolean;
  readonly isForRules: boolean;
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
  const holds = useHolds(open);
  const approve = () => {
    if (open && !decisions.isBusy && open.approvalStatus !== 'approved') holds.whenConfirmed((ids) => decisions.approve(open, ids));
  };
  const askWhy = (isForRules: boolean) => {
    if (open && !decisions.isBusy && open.approvalStatus !== 'rejected') ask({ pets: [open], isBulk: false, isForRules });
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
  useDeskKeys({ move, approve, reject: () => askWhy(false), pick }, asked !== undefined);
  return {
    ...{ queue, place, open, isOpening, status, decisions, holds, selection, bulk, approve, askWhy, move },
    rejection: {
      pets: asked?.pets,
      isForRules: asked?.isForRules === true,
      onCancel: () => ask(undefined),
      onReject: reject,
    },
    askWhyOfAll: () => ask({ pets: selection.picked, isBulk: true, isForRules: false }),
  };
}
