import { useState } from 'react';
import type { ApiError } from '#shared/api/api-error.ts';
import type { Change } from '#shared/api/endpoint.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { Destination } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { decisionOn, outcomeOf, seenAgain, toggled, toggledPage } from './review.ts';
import type { BulkOutcome, BulkResult, Selection } from './review.ts';
import { neighbour } from './review-place.ts';
import type { ReviewPlace } from './review-place.ts';

const { patchAdminPetsByIdApprove, patchAdminPetsByIdReject, patchAdminPetsBulkApprove, patchAdminPetsBulkReject } =
  moderationEndpoints.endpoints;

type Deciding = Pick<Change<'patchAdminPetsByIdApprove'>, 'seen'>;

const textFor = (key: 'approved' | 'rejected' | 'failed', { seen }: Deciding) => ({
  key: `moderation:decision.${key}` as const,
  values: { name: seen?.['name'] },
});

const failed = (error: ApiError, asked: Deciding) => refusalText(error, textFor('failed', asked));

/** The next listing takes the place of the decided one, unless the admin has moved on meanwhile. */
const then = (_decided: unknown, { seen }: Deciding, { key, query }: Visit): Destination => ({
  key,
  query: { ...query, id: seen?.['nextId'] ?? '' },
  replace: true,
});

outcome(patchAdminPetsByIdApprove, { done: (_decided, asked) => textFor('approved', asked), failed, then });
outcome(patchAdminPetsByIdReject, { done: (_decided, asked) => textFor('rejected', asked), failed, then });

/** How many of how many; why the others were not, the screen shows one by one. */
const counted = (key: 'approved' | 'rejected', results: readonly BulkResult[]) => ({
  key: `moderation:bulk.${key}` as const,
  values: { count: results.filter(({ status }) => status !== 'failed').length, total: results.length },
});

const bulkFailed = (error: ApiError) => refusalText(error, 'moderation:bulk.failed');

/** A listing that was open and is decided goes off the desk. */
const thenNext = ({ results }: { results: readonly BulkResult[] }, _asked: unknown, { key, query }: Visit): Destination | undefined => {
  const isDecided = results.some(({ id, status }) => id === query['id'] && status !== 'failed');
  return isDecided ? { key, query: { ...query, id: '' }, replace: true } : undefined;
};

outcome(patchAdminPetsBulkApprove, { done: ({ results }) => counted('approved', results), failed: bulkFailed, then: thenNext });
outcome(patchAdminPetsBulkReject, { done: ({ results }) => counted('rejected', results), failed: bulkFailed, then: thenNext });

outcome(petsEndpoints.endpoints.patchAdminPetsByIdFeatured, {
  done: (_answer, { body, seen }) => ({
    key: body.featured ? 'moderation:featured.on' : 'moderation:featured.off',
    values: { name: seen?.['name'] },
  }),
  failed: (error, { seen }) => refusalText(error, { key: 'moderation:featured.failed', values: { name: seen?.['name'] } }),
});

const { usePatchAdminPetsByIdApproveMutation, usePatchAdminPetsByIdRejectMutation, util } = moderationEndpoints;

/** Approve and reject the version that is on the screen. */
export function useDecisions(pets: readonly ReviewedPet[], onDecided: (pet: ReviewedPet) => void) {
  const [approve, approving] = usePatchAdminPetsByIdApproveMutation();
  const [reject, rejecting] = usePatchAdminPetsByIdRejectMutation();
  const dispatch = useAppDispatch();
  const deciding = ({ id, contentVersion, name }: ReviewedPet) => {
    const next = [neighbour(pets, id, 1), neighbour(pets, id, -1)].find((pet) => pet !== undefined && pet.id !== id);
    return { id, contentVersion, seen: { name, nextId: next?.id } };
  };
  const conclude = async (pet: ReviewedPet, answer: Promise<{ error?: unknown }>): Promise<boolean> => {
    const isDone = (await answer).error === undefined;
    if (isDone) onDecided(pet);
    // A refusal reveals that the queue on the screen is out of date.
    else dispatch(util.invalidateTags([{ type: 'Pet', id: pet.id }]));
    return isDone;
  };
  return {
    isBusy: approving.isLoading || rejecting.isLoading,
    isApproving: approving.isLoading,
    /** @param confirmed ids of the rules that held it, and that the admin looked at */
    approve: (pet: ReviewedPet, confirmed: readonly string[]) =>
      void conclude(pet, approve({ ...deciding(pet), body: { confirmed: [...confirmed] } })),
    /** Answers whether it was done. */
    reject: (pet: ReviewedPet, rejectionReason: string) => conclude(pet, reject({ ...deciding(pet), body: { rejectionReason } })),
  };
}

const { usePatchAdminPetsBulkApproveMutation, usePatchAdminPetsBulkRejectMutation } = moderationEndpoints;

type Pets = readonly ReviewedPet[];
export type ReviewOutcome = BulkOutcome<ReviewedPet>;

/**
 * Approve and reject several listings, each as it was picked. What became of each stays on the screen until it is put aside or the
 * next decision begins.
 */
export function useBulkDecisions(onDecided: (asked: Pets, outcome: ReviewOutcome) => void) {
  const [approve, approving] = usePatchAdminPetsBulkApproveMutation();
  const [reject, rejecting] = usePatchAdminPetsBulkRejectMutation();
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const conclude = async (
    action: ReviewOutcome['action'],
    asked: Pets,
    answer: Promise<{ data?: { results: BulkResult[] } }>,
  ): Promise<boolean> => {
    setOutcome(undefined);
    const { data } = await answer;
    // A call that failed as a whole is reported by a toast; all stay picked.
    if (!data) return false;
    const found = outcomeOf(action, asked, data.results);
    setOutcome(found);
    onDecided(asked, found);
    return true;
  };
  return {
    outcome,
    putAside: () => setOutcome(undefined),
    isApproving: approving.isLoading,
    isRejecting: rejecting.isLoading,
    approve: (pets: Pets) => void conclude('approved', pets, approve({ body: decisionOn(pets) })),
    /** Answers whether it was done, at least to some. */
    reject: (pets: Pets, rejectionReason: string) => conclude('rejected', pets, reject({ body: { ...decisionOn(pets), rejectionReason } })),
  };
}

export type BulkDecisions = ReturnType<typeof useBulkDecisions>;

interface Picked {
  readonly tab: ReviewPlace['tab'];
  readonly pets: Selection<ReviewedPet>;
}

/**
 * The listings that are picked, on whichever pages of a tab; another tab begins with none. One that the admin opens is from then on
 * picked as it is on the screen.
 */
export function useSelection({ tab, id }: ReviewPlace, open: ReviewedPet | undefined) {
  const [held, hold] = useState<Picked>({ tab, pets: [] });
  const own = held.tab === tab ? held.pets : [];
  const picked = open !== undefined && open.id === id ? seenAgain(own, open) : own;
  if (picked !== held.pets) hold({ tab, pets: picked });
  const change = (next: (pets: Selection<ReviewedPet>) => Selection<ReviewedPet>) => hold((now) => ({ ...now, pets: next(now.pets) }));
  return {
    picked,
    toggle: (pet: ReviewedPet) => change((pets) => toggled(pets, pet)),
    togglePage: (page: readonly ReviewedPet[]) => change((pets) => toggledPage(pets, page)),
    /** Lets go of all that were asked for but these. */
    keepOnly: (asked: Selection<ReviewedPet>, kept: readonly string[]) =>
      change((pets) => pets.filter((pet) => kept.includes(pet.id) || !asked.some(({ id: one }) => one === pet.id))),
  };
}

export type PickedListings = ReturnType<typeof useSelection>;
