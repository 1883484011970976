import type { EventBus } from '@paltu/events';

/**
 * A bus whose acknowledgement is lost one time in `oneIn` (the messages are kept, the publisher is published that the connection
 * broke), and which one time in `oneIn` breaks before anything is kept. It makes the two moments common that a kill hits rarely.
 */
export const lossyBus = (bus: EventBus, oneIn: number): EventBus => {
  let call = 0;
  return {
    ...bus,
    publish: async (messages, confirm) => {
      call += 1;
      if (call % oneIn === 0) throw new Error('Connection terminated unexpectedly');
      await bus.publish(messages, confirm);
      if (call % oneIn === Math.floor(oneIn / 2)) throw new Error('Connection terminated unexpectedly');
    },
  };
};
