export interface TopicListeners {
  /** Returns the way to stop. */
  add(topics: readonly string[], listener: () => void): () => void;
  /** Calls each listener of one of these topics once. */
  emit(topics: Iterable<string>): void;
  emitAll(): void;
  clear(): void;
}

/** Listeners by the topics that they want. */
export const topicListeners = (): TopicListeners => {
  const listeners = new Map<() => void, ReadonlySet<string>>();
  return {
    add: (topics, listener) => {
      // A function of its own, so that the same listener may be added twice.
      const call = (): void => listener();
      listeners.set(call, new Set(topics));
      return () => void listeners.delete(call);
    },
    emit: (topics) => {
      const changed = [...new Set(topics)];
      for (const [call, wanted] of listeners) if (changed.some((topic) => wanted.has(topic))) call();
    },
    emitAll: () => {
      for (const call of listeners.keys()) call();
    },
    clear: () => listeners.clear(),
  };
};
