import { contextFrom, type RequestContext } from '@paltu/kernel';
import type { BusRecord } from '../bus/bus-message.ts';

/** The request that an event comes of, for logs and for the events that follow from it; an event without one stands for itself. */
export const causeOf = ({ headers }: Pick<BusRecord, 'headers'>, eventId: string): RequestContext =>
  contextFrom({ requestId: headers['ce_requestid'], traceparent: headers['ce_traceparent'] }, () => eventId);
