import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken the page over; the HTML of the server may be older than the day it is shown on, and nothing follows a press. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
