import { isRequestId, isTraceparent, type RequestContext } from '@paltu/kernel';
import type { BusRecord } from '../bus/bus-message.ts';

/** The request that an event comes of, for logs and for the events that follow from it; an event without one stands for itself. */
export const causeOf = ({ headers }: Pick<BusRecord, 'headers'>, eventId: string): RequestContext => {
  const { ce_requestid: requestId, ce_traceparent: traceparent } = headers;
  return {
    requestId: requestId !== undefined && isRequestId(requestId) ? requestId : eventId,
    traceparent: traceparent !== undefined && isTraceparent(traceparent) ? traceparent : undefined,
  };
};
