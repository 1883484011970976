import { portrayedMemberView } from '@paltu/projections';
import { pictureView } from '@paltu/pictures/picture-view';
import { adoptionTypes, availabilities, genders, homeTypes, species } from '@paltu/reference';
import { z } from 'zod';
import { closingCodes } from '../domain/closing-codes.ts';
import { budgets, requestStatuses, sides, timelines } from '../domain/request.ts';

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
    adoptionDetails: adoptionDetailsView,
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
