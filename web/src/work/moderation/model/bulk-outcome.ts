import type { Answer } from '#shared/api/endpoint.ts';

export type BulkResult = Answer<'patchAdminPetsBulkApprove'>['results'][number];

export interface BulkOutcome<Pet> {
  readonly action: 'approved' | 'rejected';
  readonly done: readonly Pet[];
  /** They were so already. */
  readonly unchanged: readonly Pet[];
  /** Why each was not decided, as a code of the API. */
  readonly failed: readonly { readonly pet: Pet; readonly code: string }[];
}

/** What became of each listing that was asked for; one that the answer does not name has failed. */
export function outcomeOf<Pet extends { id: string }>(
  action: BulkOutcome<Pet>['action'],
  asked: readonly Pet[],
  results: readonly BulkResult[],
): BulkOutcome<Pet> {
  const resultOf = ({ id }: Pet) => results.find((result) => result.id === id);
  const having = (status: BulkResult['status']) => asked.filter((pet) => resultOf(pet)?.status === status);
  const rest = asked.filter((pet) => (resultOf(pet)?.status ?? 'failed') === 'failed');
  const failed = rest.map((pet) => ({ pet, code: resultOf(pet)?.code ?? 'unknown' }));
  return { action, done: having(action), unchanged: having('unchanged'), failed };
}

const gone = 'pet.not-found';

/** What stays picked for another try: what failed, but for listings that are no more. */
export function worthAnotherTry<Pet extends { id: string }>({ failed }: BulkOutcome<Pet>): string[] {
  return failed.filter(({ code }) => code !== gone).map(({ pet }) => pet.id);
}
