import type { Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { EventDefinition } from './definitions.ts';
import {
  accessoryLiked,
  accessoryUnliked,
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  articleLiked,
  articleUnliked,
  ownerUpdated,
  petDeleted,
  petLiked,
  petUnliked,
  petUnpublished,
  shopReviewPosted,
  shopReviewRemoved,
  stockReleased,
  stockReserved,
  storeLiked,
  storeUnliked,
  vetSlotsChanged,
} from './events.ts';
import { CommentSchema, ShopThing } from './messages.ts';
import { accessoryState } from './states.ts';
import { topics } from './topics.ts';

/** What a kept answer depends on, as its route names it; `{…}` stands for what its path has there. */
export const cacheTags = {
  pets: 'pets',
  pet: 'pet {id}',
  /** Of all that shows how often articles were commented on: few lists of few articles, which fall together. */
  articles: 'articles',
  article: 'article {slug}',
  vets: 'vets',
  vet: 'vet {id}',
  /** When a vet has time. */
  slots: 'slots {id}',
  stores: 'stores',
  store: 'store {id}',
  accessories: 'accessories',
  accessory: 'accessory {id}',
  /** Of every product's page, which shows its store beside it. */
  vendors: 'vendors',
} as const;

/** Of the maps of the site that name pets: they fall only when one of them is gone. */
export const petMaps = 'maps of pets';

const { pets, articles, vets, stores, accessories, vendors } = cacheTags;

/** A tag with the id, or the slug, of what an answer is about. */
export const cacheTag = (tag: string, id: string): string => tag.replace(/\{\w+\}/, id);

const petTag = (id: string): string => cacheTag(cacheTags.pet, id);
const articleTag = (slug: string): string => cacheTag(cacheTags.article, slug);
const vetTag = (id: string): string => cacheTag(cacheTags.vet, id);
const slotsTag = (vetId: string): string => cacheTag(cacheTags.slots, vetId);
const storeTag = (id: string): string => cacheTag(cacheTags.store, id);
const accessoryTag = (id: string): string => cacheTag(cacheTags.accessory, id);

/** A message of the bus, with what decides about its tags. */
export interface TaggedEvent {
  readonly type: string;
  readonly subject: string;
  readonly sequence: number;
  as<M extends Message>(definition: EventDefinition<M>): { readonly data: M } | undefined;
  read<M extends Message>(field: string, schema: GenMessage<M>): M | undefined;
}

type DroppedTags = (event: TaggedEvent) => readonly string[];

// The first event of a listing means that it is new: nobody is shown it yet.
const ofListing: DroppedTags = ({ type, subject, sequence }) => {
  if (sequence === 1) return [];
  const isGone = type === petDeleted.type || type === petUnpublished.type;
  return [petTag(subject), pets, ...(isGone ? [petMaps] : [])];
};

// A like takes no list with it, and a look at a pet nothing at all: little would be kept. Those figures come with the next fill.
const ofPetInterest: DroppedTags = ({ type, subject }) => (type === petLiked.type || type === petUnliked.type ? [petTag(subject)] : []);

// Every listing of an owner shows who that is.
const ofOwner: DroppedTags = (event) => [...(event.as(ownerUpdated)?.data.petIds ?? []).map(petTag), pets];

// An article shows how many comments it has, but for hidden ones.
const ofComment: DroppedTags = (event) => {
  const slug = event.read('comment', CommentSchema)?.articleSlug;
  return slug === undefined ? [] : [articleTag(slug), articles];
};

// A like takes no list with it, as of pets; comments are not kept, so a like of one takes nothing with it.
const ofContentInterest: DroppedTags = (event) => {
  const slug = (event.as(articleLiked) ?? event.as(articleUnliked))?.data.interest?.articleSlug;
  return slug === undefined ? [] : [articleTag(slug)];
};

// A vet is public at once; when there is time for a visit, no profile and no list shows.
const ofVet: DroppedTags = ({ type, subject }) => (type === vetSlotsChanged.type ? [slotsTag(subject)] : [vetTag(subject), vets]);

// Lists show the mean of the stars, and are in its order.
const ofVetReview: DroppedTags = ({ subject }) => [vetTag(subject), vets];

// A profile shows how many patients have been there: a first visit that took place may be one more. Lists show that number too, but no list
// is in its order. What is booked is no longer free, and free again when the visit is called off.
const ofAppointment: DroppedTags = (event) => {
  const seen = event.as(appointmentCompleted)?.data.appointment?.vetId;
  if (seen !== undefined) return [vetTag(seen), vets];
  const changed = (event.as(appointmentBooked) ?? event.as(appointmentCancelled))?.data.appointment?.vetId;
  return changed === undefined ? [] : [slotsTag(changed)];
};

// What a store offers is in lists while it is open, and shows its name and stars; of a new one there is nothing yet.
const ofStore: DroppedTags = ({ subject, sequence }) =>
  sequence === 1 ? [storeTag(subject), stores] : [storeTag(subject), stores, accessories, vendors];

// Lists show whether there are pieces left: they fall with the last one, and when there are some again. What else is sold shows the product.
const ofStock = (event: TaggedEvent): readonly string[] | undefined => {
  const reserved = event.as(stockReserved)?.data;
  const changed = reserved ?? event.as(stockReleased)?.data;
  if (changed === undefined) return undefined;
  const { stock = 0, reserved: held = 0 } = changed.accessory ?? {};
  const isTurn = stock - held === (reserved === undefined ? changed.pieces : 0);
  return isTurn ? [accessoryTag(event.subject), accessories] : [accessoryTag(event.subject)];
};

// A store shows how many products it offers, and stores are listed by that number.
const ofAccessory: DroppedTags = (event) => {
  const tags = ofStock(event);
  if (tags !== undefined) return tags;
  const storeId = event.read(accessoryState.field, accessoryState.schema)?.storeId ?? '';
  return [accessoryTag(event.subject), accessories, storeTag(storeId), stores];
};

// As of pets: a look at a store takes nothing with it.
const ofShopInterest: DroppedTags = ({ type, subject }) => {
  if (type === storeLiked.type || type === storeUnliked.type) return [storeTag(subject)];
  return type === accessoryLiked.type || type === accessoryUnliked.type ? [accessoryTag(subject)] : [];
};

// Lists show the mean of the stars, and are in its order; products show that of their store.
const ofShopReview: DroppedTags = (event) => {
  const review = (event.as(shopReviewPosted) ?? event.as(shopReviewRemoved))?.data.review;
  if (review?.kind === ShopThing.STORE) return [storeTag(event.subject), stores, accessories, vendors];
  return [accessoryTag(event.subject), accessories];
};

/** Which tags fall with an event of each topic, by its name: from these follows what Kafka lets the gateway read. */
export const droppedTags: Readonly<Record<string, DroppedTags>> = {
  [topics.pet.name]: ofListing,
  [topics.interest.name]: ofPetInterest,
  [topics.owner.name]: ofOwner,
  [topics.comment.name]: ofComment,
  [topics.contentInterest.name]: ofContentInterest,
  [topics.vet.name]: ofVet,
  [topics.review.name]: ofVetReview,
  [topics.appointment.name]: ofAppointment,
  [topics.vetsInterest.name]: ({ subject }) => [vetTag(subject)],
  [topics.store.name]: ofStore,
  [topics.accessory.name]: ofAccessory,
  [topics.commerceInterest.name]: ofShopInterest,
  [topics.commerceReview.name]: ofShopReview,
};

/** Types of events that come many times a second: what each takes with it need not fall more than once in one. */
export const frequentEvents: ReadonlySet<string> = new Set([stockReserved.type, stockReleased.type]);
