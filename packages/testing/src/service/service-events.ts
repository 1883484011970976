import type { Message, MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { ownerOf, topics, type EventDefinition } from '@paltu/contracts';
import { sourceOf, toMessage, type EventBus, type ReceivedMessage } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { eventually } from '../eventually.ts';

/** An event of another service, as the test plays it. */
export interface ForeignEvent<Data> {
  /** Id of the aggregate. */
  readonly subject: string;
  /** Version of the aggregate; 1 unless given. */
  readonly sequence?: number;
  /** Now unless given. */
  readonly time?: Date;
  readonly data: Data;
}

/** The events that a service under test publishes, and those of others that it consumes. */
export interface ServiceEvents {
  /** Plays another service: puts an event on the bus as that one would. */
  publishToBus<M extends Message>(definition: EventDefinition<M>, event: ForeignEvent<MessageInitShape<GenMessage<M>>>): Promise<void>;
  /** What this service has published so far about an aggregate, in order. */
  publishedAbout(subject: string): readonly ReceivedMessage[];
  /** Waits until this service has published such an event about an aggregate, and returns its data; the last one of several. */
  untilPublished<M extends Message>(definition: EventDefinition<M>, subject: string): Promise<M>;
}

const ownTopics = (name: string): string[] =>
  Object.values(topics)
    .map((topic) => topic.name)
    .filter((topic) => ownerOf(topic) === name);

export const serviceEvents = async (bus: EventBus, name: string): Promise<ServiceEvents> => {
  const all: ReceivedMessage[] = [];
  const own = ownTopics(name);
  if (own.length > 0) await bus.tail({ topics: own, from: 'beginning', onMessage: (message) => void all.push(message) });
  const publishedAbout = (subject: string) => all.filter((message) => message.subject === subject);
  return {
    publishedAbout,
    untilPublished: async (event, subject) =>
      (
        await eventually(
          () =>
            publishedAbout(subject)
              .findLast(({ type }) => type === event.type)
              ?.as(event),
          `${event.type} about ${subject}`,
        )
      ).data,
    publishToBus: async (event, { subject, sequence = 1, time = new Date(), data }) => {
      await bus.publish([toMessage(partialEvent(event, { subject, sequence, time, data }), sourceOf(event.topic.name))]);
    },
  };
};
