import type { EventBus } from '../src/ports/event-bus.ts';
import type { ReceivedMessage } from '../src/envelope/event.ts';

/** Everything that a topic holds now, in the order of each partition. */
export const readTopic = async (bus: EventBus, topic: string): Promise<ReceivedMessage[]> => {
  const seen: ReceivedMessage[] = [];
  const tail = await bus.tail({ topics: [topic], from: 'beginning', onMessage: (message) => void seen.push(message) });
  await tail.stop();
  return seen;
};
