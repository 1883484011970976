import type { Mailer } from './mailer.ts';
import { unavailable } from './unavailable.ts';

/** A mailer around `send`; closing it refuses further messages, waits for those on their way and then calls `end`. */
export const closableMailer = (send: Mailer['send'], end: () => void = () => undefined): Mailer => {
  const onTheirWay = new Set<Promise<void>>();
  let isClosed = false;
  return {
    send: async (message) => {
      if (isClosed) throw unavailable('the mailer is closed');
      const sent = send(message);
      onTheirWay.add(sent);
      await sent.finally(() => onTheirWay.delete(sent));
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(onTheirWay);
      end();
    },
  };
};
