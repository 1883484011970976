import type { Clock, MemberId } from '@paltu/kernel';
import { setActive } from '../domain/profile-decisions.ts';
import type { Vet } from '../domain/vet.ts';
import type { InVetTransaction } from './ports.ts';

export interface SwitchVetNeeds {
  readonly inTransaction: InVetTransaction;
  readonly clock: Clock;
}

/** @throws AppError `vet.not-found` */
export type SwitchVet = (wish: { readonly ownerId: MemberId; readonly isActive: boolean }) => Promise<Vet>;

/** A vet hides their profile, or shows it again; appointments stay. */
export const switchVet =
  ({ inTransaction, clock }: SwitchVetNeeds): SwitchVet =>
  ({ ownerId, isActive }) =>
    inTransaction(async ({ vets, keep }) => {
      const vet = await vets.getOfOwner(ownerId);
      return keep(vet, setActive(vet, isActive, clock.now()));
    });
