import { articleLiked, articleUnliked, commentPosted, commentRemoved, ownerUpdated, petLiked, petUnliked, topics } from '@paltu/contracts';
import type { EventBus, ReceivedMessage, Tail } from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { listOfArticles, listOfPets, tagOfArticle, tagOfPet } from './cached-reads.ts';

type Said = Pick<ReceivedMessage, 'topic' | 'type' | 'subject' | 'sequence' | 'as'>;

// A like takes no list with it, and a look at a pet nothing at all: little would be kept. Those figures come with the next fill.
const tagsOfInterest = ({ type, subject }: Said): readonly string[] =>
  type === petLiked.type || type === petUnliked.type ? [tagOfPet(subject)] : [];

// The same for articles; comments are not kept, so a like of one takes nothing with it.
const tagsOfContentInterest = (event: Said): readonly string[] => {
  const slug = (event.as(articleLiked) ?? event.as(articleUnliked))?.data.interest?.articleSlug;
  return slug === undefined ? [] : [tagOfArticle(slug)];
};

// Every listing of an owner shows who that is.
const tagsOfOwner = (event: Said): readonly string[] => [...(event.as(ownerUpdated)?.data.petIds ?? []).map(tagOfPet), listOfPets];

// An article says how many comments it has.
const tagsOfComment = (event: Said): readonly string[] => {
  const slug = (event.as(commentPosted) ?? event.as(commentRemoved))?.data.comment?.articleSlug;
  return slug === undefined ? [] : [tagOfArticle(slug), listOfArticles];
};

/** What falls with an event of a listing, whatever it is called. The first one says that it is new: nobody is shown it yet. */
export const tagsOfEvent = (event: Said): readonly string[] => {
  if (event.topic === topics.interest.name) return tagsOfInterest(event);
  if (event.topic === topics.contentInterest.name) return tagsOfContentInterest(event);
  if (event.topic === topics.owner.name) return tagsOfOwner(event);
  if (event.topic === topics.comment.name) return tagsOfComment(event);
  return event.sequence === 1 ? [] : [tagOfPet(event.subject), listOfPets];
};

export interface Changes {
  /** False while changes cannot be heard, or come late. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

/** Hears in the background what changed of what everybody reads: the site opens before the bus does. */
export const followChanges = (options: { bus: EventBus; logger: Logger; drop: (tag: string) => void }): Changes => {
  const { bus, logger, drop } = options;
  let tail: Tail | undefined;
  const onMessage = (event: ReceivedMessage): void => tagsOfEvent(event).forEach(drop);
  // By name, each: from these lines follows what Kafka lets the gateway read.
  const followed = [topics.pet.name, topics.interest.name, topics.owner.name, topics.comment.name, topics.contentInterest.name];
  void bus.tail({ topics: followed, from: 'head', onMessage }).then(
    (following) => void (tail = following),
    (error: unknown) => logger.error({ err: error }, 'changes cannot be followed: nothing is kept'),
  );
  return { isCurrent: () => tail?.isHealthy() ?? false, stop: async () => tail?.stop() };
};
