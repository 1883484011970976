import { newsKinds } from './read-news.ts';
import type { NewsKind } from './read-news.ts';

/** Whether changes come by themselves, for who shows something that others change. */
export interface News {
  isLive: () => boolean;
  /** Takes part for as long as somebody listens. */
  subscribe: (listener: () => void) => () => void;
}

/** What a page does with what comes. */
export interface NewsTaking {
  onLive: (isLive: boolean) => void;
  onChange: (kind: NewsKind) => void;
}

interface Wiring {
  /** Takes part until `signal`. */
  start: (taking: NewsTaking, signal: AbortSignal) => void;
  onChange: (kind: NewsKind) => void;
}

/** Takes part as long as somebody on the page wants to know. What changed while nothing came is not known, so all of it is looked at anew. */
export function createNews({ start, onChange }: Wiring): News {
  const listeners = new Set<() => void>();
  let isLive = false;
  let taking: AbortController | undefined;
  const onLive = (now: boolean) => {
    if (now) newsKinds.forEach(onChange);
    isLive = now;
    listeners.forEach((listener) => listener());
  };
  return {
    isLive: () => isLive,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!taking) {
        taking = new AbortController();
        start({ onLive, onChange }, taking.signal);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        taking?.abort();
        taking = undefined;
      };
    },
  };
}
