/** Topics that were missing when something was published to them; each is tried again after a while. */
export interface MissingTopicRetry {
  hold(topics: readonly string[]): void;
  release(topic: string): void;
  names(): readonly string[];
  /** Those whose time has come. */
  due(): readonly string[];
}

export const missingTopicRetry = (pauseMs: number): MissingTopicRetry => {
  const triedAt = new Map<string, number>();
  return {
    hold: (topics) => topics.forEach((topic) => triedAt.set(topic, performance.now())),
    release: (topic) => void triedAt.delete(topic),
    names: () => [...triedAt.keys()],
    due: () => [...triedAt].filter(([, at]) => performance.now() - at >= pauseMs).map(([topic]) => topic),
  };
};
