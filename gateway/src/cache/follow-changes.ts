import { topics } from '@paltu/contracts';
import type { EventBus, ReceivedMessage, Tail } from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { listOfPets, tagOfPet } from './cached-reads.ts';

/** What falls with an event of a listing, whatever it is called. The first one says that it is new: nobody is shown it yet. */
export const tagsOfEvent = ({ subject, sequence }: Pick<ReceivedMessage, 'subject' | 'sequence'>): readonly string[] =>
  sequence === 1 ? [] : [tagOfPet(subject), listOfPets];

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
  void bus.tail({ topics: [topics.pet.name], from: 'head', onMessage }).then(
    (following) => void (tail = following),
    (error: unknown) => logger.error({ err: error }, 'changes cannot be followed: nothing is kept'),
  );
  return { isCurrent: () => tail?.isHealthy() ?? false, stop: async () => tail?.stop() };
};
