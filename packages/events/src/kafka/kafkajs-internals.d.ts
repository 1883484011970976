// A part of kafkajs 2.2.4 that it does not give out.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
  export = RequestQueue;
}
