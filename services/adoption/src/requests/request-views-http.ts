import type { MemberId } from '@paltu/kernel';
import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import {
  isPublicPet,
  portrayedMemberView,
  presentAge,
  presentPortrayedMember,
  type ContactDirectory,
  type ContactsById,
  type FindAway,
  type KnownPet,
  type MemberDirectory,
  type MembersById,
  type PetDirectory,
  type PetId,
} from '@paltu/projections';
import { adoptionTypes, availabilities, cityName, genders, homeTypes, species } from '@paltu/reference';
import { choice, idParam, pageQuery, parameter } from '@paltu/service-kit';
import { z } from 'zod';
import type { CardsById } from './request-store.ts';
import {
  budgets,
  closingCodes,
  closingWords,
  comeBackWithinMs,
  requestStatuses,
  sides,
  timelines,
  views,
  type AdoptionRequest,
  type OwnerAnswer,
  type RequestId,
} from './request.ts';

export const petParams = z.object({ petId: idParam.transform((id) => id as PetId) });

export const requestParams = z.object({ id: idParam.transform((id) => id as RequestId) });

/** GET /api/v1/adoption/requests */
export const requestsQuery = z.object({
  ...pageQuery(20),
  type: parameter(choice('type', views)).transform((type) => type ?? 'all'),
  status: parameter(choice('status', requestStatuses)),
  petId: parameter(z.uuid('petId must be the id of a pet').toLowerCase())
    .transform((id) => id as PetId | undefined)
    .describe('Requests for this pet alone'),
});

const instant = z.iso.datetime();
const code = z.enum(closingCodes).nullable();

/** The pet as it is now, as far as somebody who asked for it may see. */
export const askedPetView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    name: z.string(),
    species: z.enum(species),
    breed: z.string(),
    age: z.string(),
    agedAt: instant.nullable(),
    bornOn: z.iso.date().nullable(),
    gender: z.enum(genders),
    adoptionType: z.enum(adoptionTypes),
    price: z.int(),
    location: z.string(),
    status: z.enum(availabilities),
    images: z.array(pictureView).readonly(),
    /** Everybody may see its page. */
    isPublic: z.boolean(),
  })
  .meta({ id: 'AskedPet' });

/** One of the two; the other side learns how to reach them once the request was approved. */
const sideView = z.strictObject({ ...portrayedMemberView.shape, email: z.string().nullable(), phone: z.string().nullable() });

export const ownerSideView = sideView.meta({ id: 'RequestOwner' });

/** What an owner should know of who asks; null for the requester. */
export const cardView = z
  .strictObject({ memberSince: instant.nullable(), verified: z.boolean(), petsAdopted: z.int(), openRequests: z.int() })
  .meta({ id: 'RequesterCard' });

export const requesterSideView = sideView.extend({ card: cardView.nullable() }).meta({ id: 'Requester' });

export const adoptionDetailsView = z
  .strictObject({
    reason: z.string(),
    experience: z.string(),
    petCarePlan: z.string(),
    timeline: z.enum(timelines),
    budget: z.enum(budgets),
    homeType: z.enum(homeTypes),
    hasChildren: z.boolean(),
    hasOtherPets: z.boolean(),
    references: z.string(),
    additionalInfo: z.string(),
  })
  .meta({ id: 'AdoptionDetails' });

/** A request as its two sides see it. */
export const requestView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    status: z.enum(requestStatuses),
    createdAt: instant,
    updatedAt: instant,
    respondBy: instant,
    message: z.string(),
    /** As it was when the request was made; the pet itself is null for a moment where its listing is not known yet. */
    petName: z.string(),
    /** Under what it was offered then, which holds for the two; null for requests of old. */
    terms: z.strictObject({ adoptionType: z.enum(adoptionTypes), price: z.int() }).nullable(),
    pet: askedPetView.nullable(),
    owner: ownerSideView,
    requester: requesterSideView,
    /** Null where money was offered, and nothing of a home was asked. */
    adoptionDetails: adoptionDetailsView.nullable(),
    /** Rupees offered for a pet that is for sale. */
    offer: z.int().nullable(),
    /** The day on which the two could meet, in Pakistan; null where the request is not approved, and before the first was named. */
    meeting: z.strictObject({ day: z.iso.date(), by: z.enum(['owner', 'requester']), at: instant, isAgreed: z.boolean() }).nullable(),
    /** `code` where the product answered. */
    ownerResponse: z.strictObject({ message: z.string(), at: instant, code }).nullable(),
    /** How it ended: `code` where nobody gave a reason in words. */
    closing: z.strictObject({ by: z.enum(sides), at: instant, code, reason: z.string() }).nullable(),
    history: z.array(z.strictObject({ status: z.enum(requestStatuses), at: instant, by: z.enum(sides) })).readonly(),
    approvedAt: instant.nullable(),
    completedAt: instant.nullable(),
    /** Until when the pet may come back; null where it was not handed over. */
    mayComeBackUntil: instant.nullable(),
  })
  .meta({ id: 'AdoptionRequest' });

export const countsView = z.strictObject({ received: z.int(), sent: z.int(), all: z.int() }).meta({ id: 'RequestCounts' });

interface RequestPresenterNeeds {
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
  readonly pets: PetDirectory;
  readonly findAway: FindAway;
  readonly readCards: (ids: readonly MemberId[]) => Promise<CardsById>;
}

type Presented = z.input<typeof requestView>;

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
    ...presentAge(pet.snapshot),
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
  const { id, ownerId, requesterId, status, message, petName, application, answer, closing, completedAt, offer, meeting } = request;
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
    offer,
    meeting: status === 'approved' && meeting !== null ? { ...meeting, at: meeting.at.toISOString() } : null,
    ownerResponse: answer && presentAnswer(answer),
    closing: closing && { ...closing, at: closing.at.toISOString(), code: closing.code === '' ? null : closing.code },
    history: request.history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    approvedAt: written(request.approvedAt),
    completedAt: written(completedAt),
    mayComeBackUntil: completedAt && new Date(completedAt.getTime() + comeBackWithinMs).toISOString(),
  };
};

/** Requests as the member who looks may see them. */
export const requestPresenter = ({ members, contacts, pets, findAway, readCards }: RequestPresenterNeeds) => {
  const many = async (requests: readonly AdoptionRequest[], viewer: MemberId): Promise<Presented[]> => {
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
    one: async (request: AdoptionRequest, viewer: MemberId) => (await many([request], viewer))[0] as Presented,
  };
};

export type RequestPresenter = ReturnType<typeof requestPresenter>;
