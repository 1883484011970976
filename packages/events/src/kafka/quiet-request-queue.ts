import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * kafkajs 2.2.4 checks the queue of each connection every millisecond, also while nothing waits in it: a negative delay, of
 * which Node warns on the console, and 4 % of a processor in an idle process. With this patch it checks only when something waits.
 */
export const quietRequestQueue = (): void => {
  const { prototype } = RequestQueue;
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
};
