import { petPublished, petState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { isPublicPet, knownPetOfMessage, presentAge, type KnownPet } from '@paltu/projections';
import type { ListedPet } from './saved-search.ts';
import type { NotePet } from './search-use-cases.ts';

const listedPet = ({ snapshot }: KnownPet): ListedPet => {
  const { id, ownerId, name, species, breed, age, gender, size, color } = snapshot;
  const { adoptionType, price, vaccinated, urgent, cityId, tags, description } = snapshot;
  return {
    id,
    ownerId,
    name,
    species,
    breed,
    age,
    ...presentAge(snapshot),
    gender,
    size,
    color,
    adoptionType,
    price,
    vaccinated,
    urgent,
    cityId,
    tags,
    description,
  };
};

/** Everybody sees a pet from now on, or something of it is another than before. */
export const onPetListed = (noteIn: (trx: Transaction) => NotePet): EventRule =>
  onState(petState, async (message, event, trx) => {
    const pet = knownPetOfMessage(message, event);
    await noteIn(trx)({
      pet: listedPet(pet),
      isOpen: isPublicPet(pet) && pet.snapshot.status === 'Available',
      isListed: event.type === petPublished.type && !event.isRepublished,
      isDeleted: pet.isDeleted,
      at: event.time,
    });
  });
