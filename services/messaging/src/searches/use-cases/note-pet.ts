import { digestAt } from '../domain/digest-time.ts';
import type { PetReport } from '../domain/listed-pet.ts';
import type { ListedPets, MatchRepository } from './ports.ts';

export interface NotePetNeeds {
  readonly pets: ListedPets;
  readonly matches: MatchRepository;
}

export type NotePet = (report: PetReport) => Promise<void>;

/** A pet that is listed, or can be had again, is noted for those who look for it; what waits of one that cannot be had goes. */
export const notePet =
  ({ pets, matches }: NotePetNeeds): NotePet =>
  async ({ pet, isOpen, isListed, isDeleted, at }) => {
    if (isDeleted) return pets.remove(pet.id);
    const wasOpen = await pets.wasOpen(pet.id);
    // Of one that was listed before anybody followed it nothing is kept.
    if (wasOpen === undefined && !isListed) return;
    await pets.keep(pet, isOpen);
    if (!isOpen) await matches.dropOfPet(pet.id);
    else if (isListed || wasOpen === false) await matches.note(pet, { daily: digestAt('daily', at), weekly: digestAt('weekly', at) });
  };
