import type { MemberId } from '@paltu/kernel';
import { presentPicture } from '@paltu/pictures/picture-view';
import {
  isPublicPet,
  presentPortrayedMember,
  type ContactDirectory,
  type ContactsById,
  type FindAway,
  type KnownPet,
  type MemberDirectory,
  type MembersById,
  type PetDirectory,
} from '@paltu/projections';
import { cityName } from '@paltu/reference';
import type { z } from 'zod';
import { closingWords } from '../domain/closing-codes.ts';
import { comeBackWithinMs } from '../domain/due-times.ts';
import type { AdoptionRequest, OwnerAnswer } from '../domain/request.ts';
import type { CardsById, ReadCards } from '../use-cases/ports.ts';
import type { askedPetView, cardView, requestView } from './request-view.ts';

export interface RequestPresenterNeeds {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly pets: PetDirectory;
  readonly findAway: FindAway;
  readonly readCards: ReadCards;
}

type Presented = z.input<typeof requestView>;

/** Requests as the member who looks may see them. */
export interface RequestPresenter {
  one(request: AdoptionRequest, viewer: MemberId): Promise<Presented>;
  many(requests: readonly AdoptionRequest[], viewer: MemberId): Promise<Presented[]>;
}

interface Known {
  readonly members: MembersById;
  readonly contacts: ContactsById;
  readonly away: ReadonlySet<MemberId>;
  readonly pets: ReadonlyMap<string, KnownPet>;
  readonly cards: CardsById;
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentPet = (pet: KnownPet | undefined): z.input<typeof askedPetView> | null => {
  if (pet === undefined) return null;
  const { id, name, species, breed, age, gender, adoptionType, price, cityId, status, images } = pet.snapshot;
  const shown = { name, species, breed, age, gender, adoptionType, price, status };
  const isPublic = isPublicPet(pet);
  return {
    _id: id,
    id,
    ...shown,
    location: cityName(cityId),
    // Those of a listing out of sight are not served to a requester.
    images: isPublic ? images.map((image) => presentPicture('pets', image)) : [],
    isPublic,
  };
};

const presentAnswer = ({ message, at, code }: OwnerAnswer) => ({
  message: code === '' ? message : closingWords[code],
  at: at.toISOString(),
  code: code === '' ? null : code,
});

const presentCard = (id: MemberId, { members, cards }: Known): z.input<typeof cardView> => {
  const card = cards.get(id);
  return {
    memberSince: written(card?.memberSince ?? null),
    verified: members.get(id)?.isVerified ?? false,
    petsAdopted: card?.petsAdopted ?? 0,
    openRequests: card?.openRequests ?? 0,
  };
};

const isShared = ({ approvedAt, status }: AdoptionRequest): boolean => approvedAt !== null && status !== 'fell-through';

/** How a side is reached: shown to themselves, and to the other side from the approval on, as long as it holds and nobody has left. */
const presentSide = (id: MemberId, request: AdoptionRequest, viewer: MemberId, { members, contacts, away }: Known) => {
  const contact = id === viewer || (isShared(request) && !away.has(id)) ? contacts.get(id) : undefined;
  return { ...presentPortrayedMember(id, members), email: contact?.email ?? null, phone: contact?.phone ?? null };
};

const present = (request: AdoptionRequest, viewer: MemberId, known: Known): Presented => {
  const { id, ownerId, requesterId, status, message, petName, application, answer, closing, completedAt } = request;
  const requester = presentSide(requesterId, request, viewer, known);
  return {
    _id: id,
    id,
    status,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    respondBy: request.respondBy.toISOString(),
    message,
    petName,
    terms: request.terms,
    pet: presentPet(known.pets.get(request.petId)),
    owner: presentSide(ownerId, request, viewer, known),
    requester: { ...requester, card: viewer === ownerId ? presentCard(requesterId, known) : null },
    adoptionDetails: application,
    ownerResponse: answer && presentAnswer(answer),
    closing: closing && { ...closing, at: closing.at.toISOString(), code: closing.code === '' ? null : closing.code },
    history: request.history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    approvedAt: written(request.approvedAt),
    completedAt: written(completedAt),
    mayComeBackUntil: completedAt && new Date(completedAt.getTime() + comeBackWithinMs).toISOString(),
  };
};

export const requestPresenter = ({ members, contacts, pets, findAway, readCards }: RequestPresenterNeeds): RequestPresenter => {
  const many: RequestPresenter['many'] = async (requests, viewer) => {
    const sides = requests.flatMap(({ ownerId, requesterId }) => [ownerId, requesterId]);
    const asked = requests.filter(({ ownerId }) => ownerId === viewer).map(({ requesterId }) => requesterId);
    const [found, reached, away, knownPets, cards] = await Promise.all([
      members.find(sides),
      contacts.find(sides),
      findAway(sides),
      pets.find(requests.map(({ petId }) => petId)),
      readCards(asked),
    ]);
    const known: Known = { members: found, contacts: reached, away, pets: knownPets, cards };
    return requests.map((request) => present(request, viewer, known));
  };
  return {
    many,
    one: async (request, viewer) => (await many([request], viewer))[0] as Presented,
  };
};
