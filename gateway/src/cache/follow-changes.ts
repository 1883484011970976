import {
  accessoryLiked,
  accessoryState,
  accessoryUnliked,
  ShopThing,
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  articleLiked,
  articleUnliked,
  commentPosted,
  commentRemoved,
  ownerUpdated,
  petLiked,
  petUnliked,
  shopReviewPosted,
  shopReviewRemoved,
  stockReleased,
  stockReserved,
  storeLiked,
  storeUnliked,
  topics,
  vetSlotsChanged,
} from '@paltu/contracts';
import type { EventBus, ReceivedMessage, Tail } from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { atMostEvery } from './at-most-every.ts';
import {
  anyVendor,
  listOfAccessories,
  listOfArticles,
  listOfPets,
  listOfStores,
  listOfVets,
  tagOfAccessory,
  tagOfArticle,
  tagOfPet,
  tagOfSlots,
  tagOfStore,
  tagOfVet,
} from './cached-reads.ts';

type ConsumedEvent = Pick<ReceivedMessage, 'topic' | 'type' | 'subject' | 'sequence' | 'as' | 'read'>;

// A like takes no list with it, and a look at a pet nothing at all: little would be kept. Those figures come with the next fill.
const tagsOfInterest = ({ type, subject }: ConsumedEvent): readonly string[] =>
  type === petLiked.type || type === petUnliked.type ? [tagOfPet(subject)] : [];

// The same for articles; comments are not kept, so a like of one takes nothing with it.
const tagsOfContentInterest = (event: ConsumedEvent): readonly string[] => {
  const slug = (event.as(articleLiked) ?? event.as(articleUnliked))?.data.interest?.articleSlug;
  return slug === undefined ? [] : [tagOfArticle(slug)];
};

// Every listing of an owner shows who that is.
const tagsOfOwner = (event: ConsumedEvent): readonly string[] => [...(event.as(ownerUpdated)?.data.petIds ?? []).map(tagOfPet), listOfPets];

// An article shows how many comments it has.
const tagsOfComment = (event: ConsumedEvent): readonly string[] => {
  const slug = (event.as(commentPosted) ?? event.as(commentRemoved))?.data.comment?.articleSlug;
  return slug === undefined ? [] : [tagOfArticle(slug), listOfArticles];
};

// The first event of a listing means that it is new: nobody is shown it yet.
const tagsOfListing = ({ subject, sequence }: ConsumedEvent): readonly string[] => (sequence === 1 ? [] : [tagOfPet(subject), listOfPets]);

// A vet is public at once; when there is time for a visit, no profile and no list shows.
const tagsOfProfile = ({ type, subject }: ConsumedEvent): readonly string[] =>
  type === vetSlotsChanged.type ? [tagOfSlots(subject)] : [tagOfVet(subject), listOfVets];

// Lists show the mean of the stars, and are in its order.
const tagsOfReview = ({ subject }: ConsumedEvent): readonly string[] => [tagOfVet(subject), listOfVets];

// A profile shows how many patients have been there: a first visit that took place may be one more. Lists show that number too, but no list
// is in its order. What is booked is no longer free, and free again when the visit is called off.
const tagsOfAppointment = (event: ConsumedEvent): readonly string[] => {
  const seen = event.as(appointmentCompleted)?.data.appointment?.vetId;
  if (seen !== undefined) return [tagOfVet(seen), listOfVets];
  const changed = (event.as(appointmentBooked) ?? event.as(appointmentCancelled))?.data.appointment?.vetId;
  return changed === undefined ? [] : [tagOfSlots(changed)];
};

// What a store offers is in lists while it is open, and shows its name and stars; of a new one there is nothing yet.
const tagsOfStore = ({ subject, sequence }: ConsumedEvent): readonly string[] =>
  sequence === 1 ? [tagOfStore(subject), listOfStores] : [tagOfStore(subject), listOfStores, listOfAccessories, anyVendor];

// Lists show whether there are pieces left: they fall with the last one, and when there are some again. What else is sold shows the product.
const tagsOfStock = (event: ConsumedEvent): readonly string[] | undefined => {
  const reserved = event.as(stockReserved)?.data;
  const changed = reserved ?? event.as(stockReleased)?.data;
  if (changed === undefined) return undefined;
  const { stock = 0, reserved: held = 0 } = changed.accessory ?? {};
  const left = stock - held;
  const isTurn = left === (reserved === undefined ? changed.pieces : 0);
  return isTurn ? [tagOfAccessory(event.subject), listOfAccessories] : [tagOfAccessory(event.subject)];
};

// A store shows how many products it offers, and stores are listed by that number.
const tagsOfAccessory = (event: ConsumedEvent): readonly string[] => {
  const storeId = event.read('accessory', accessoryState.schema)?.storeId ?? '';
  return [tagOfAccessory(event.subject), listOfAccessories, tagOfStore(storeId), listOfStores];
};

// As of pets: a look at a store takes nothing with it.
const tagsOfShopInterest = ({ type, subject }: ConsumedEvent): readonly string[] => {
  if (type === storeLiked.type || type === storeUnliked.type) return [tagOfStore(subject)];
  return type === accessoryLiked.type || type === accessoryUnliked.type ? [tagOfAccessory(subject)] : [];
};

// Lists show the mean of the stars, and are in its order; products show that of their store.
const tagsOfShopReview = (event: ConsumedEvent): readonly string[] => {
  const review = (event.as(shopReviewPosted) ?? event.as(shopReviewRemoved))?.data.review;
  if (review?.kind === ShopThing.STORE) return [tagOfStore(event.subject), listOfStores, listOfAccessories, anyVendor];
  return [tagOfAccessory(event.subject), listOfAccessories];
};

/** What falls with an event of each topic. By name, each: from these lines follows what Kafka lets the gateway read. */
const tagsByTopic: Readonly<Record<string, (event: ConsumedEvent) => readonly string[]>> = {
  [topics.pet.name]: tagsOfListing,
  [topics.interest.name]: tagsOfInterest,
  [topics.owner.name]: tagsOfOwner,
  [topics.comment.name]: tagsOfComment,
  [topics.contentInterest.name]: tagsOfContentInterest,
  [topics.vet.name]: tagsOfProfile,
  [topics.review.name]: tagsOfReview,
  [topics.appointment.name]: tagsOfAppointment,
  [topics.vetsInterest.name]: ({ subject }) => [tagOfVet(subject)],
  [topics.store.name]: tagsOfStore,
  [topics.accessory.name]: tagsOfAccessory,
  [topics.commerceInterest.name]: tagsOfShopInterest,
  [topics.commerceReview.name]: tagsOfShopReview,
};

/** What is sold many times a second is read anew once in one. */
const stockEveryMs = 1_000;

export interface Changes {
  /** False while changes cannot be consumed, or come late. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

/** Follows in the background what changed of what everybody reads: the site opens before the bus does. */
export const followChanges = (options: { bus: EventBus; logger: Logger; drop: (tag: string) => void }): Changes => {
  const { bus, logger, drop } = options;
  let tail: Tail | undefined;
  const stock = atMostEvery(stockEveryMs, drop);
  const onMessage = (event: ReceivedMessage): void => {
    const ofStock = tagsOfStock(event);
    if (ofStock === undefined) tagsByTopic[event.topic]?.(event).forEach(drop);
    else ofStock.forEach(stock.call);
  };
  void bus.tail({ topics: Object.keys(tagsByTopic), from: 'head', onMessage }).then(
    (following) => void (tail = following),
    (error: unknown) => logger.error({ err: error }, 'changes cannot be followed: nothing is kept'),
  );
  return {
    isCurrent: () => tail?.isHealthy() ?? false,
    stop: async () => {
      stock.stop();
      await tail?.stop();
    },
  };
};
