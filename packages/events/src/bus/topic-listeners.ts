export interface TopicListeners {
  /** Returns the way to stop. */
  add(topics: readonly string[], listener: () => void): () => void;
  /** Calls each listener of one of these topics once. */
  tell(topics: Iterable<string>): void;
  tellAll(): void;
  clear(): void;
}

/** Who wants to hear of which topic. */
export const topicListeners = (): TopicListeners => {
  const wanted = new Map<() => void, ReadonlySet<string>>();
  return {
    add: (topics, listener) => {
      // A function of its own, so that the same listener may be added twice.
      const call = (): void => listener();
      wanted.set(call, new Set(topics));
      return () => void wanted.delete(call);
    },
    tell: (topics) => {
      const told = new Set(topics);
      for (const [call, of] of wanted) if ([...told].some((topic) => of.has(topic))) call();
    },
    tellAll: () => {
      for (const call of wanted.keys()) call();
    },
    clear: () => wanted.clear(),
  };
};
