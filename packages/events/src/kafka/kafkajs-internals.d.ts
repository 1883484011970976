// Parts of kafkajs 2.2.4 that it does not give out.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
  export = RequestQueue;
}

declare module 'kafkajs/src/consumer/consumerGroup.js' {
  import type { Assigner } from 'kafkajs';

  /** A member of a group, from the first join to the crash. */
  class ConsumerGroup {
    readonly assigners: readonly Assigner[];
    /** Null before it joins, and once the broker does not know it. */
    memberId: string | null;
    /** Called before the first join. */
    connect(): Promise<void>;
  }
  export = ConsumerGroup;
}
