import { Agent } from 'node:http';
import type { Leave } from '@paltu/kernel';
import { whenClosed } from '@paltu/service-kit';
import type { RequestHandler, Response } from 'express';
import { memberOf } from '../auth/admit.ts';
import { callerKey } from '../limits/caller-key.ts';
import { originOf } from '../requests/clean-headers.ts';
import type { CallSlots } from '../turns/call-slots.ts';

/** The way of one kind of calls to one service: its own sockets, and its own queue for them. */
export interface ServiceLane {
  readonly agent: Agent;
  /** Waits for a socket; gives it back when the call is over. */
  readonly enter: RequestHandler;
}

const leaves = new WeakMap<Response, Leave>();

/** Gives the socket of a call back before its answer is read to the end: how slowly it is read is nobody else's concern. */
export const leaveLane = (response: Response): void => leaves.get(response)?.();

/** @param most sockets: as many as slots, for the queue of the agent itself has no end */
export const serviceLane = (slots: CallSlots, most: number): ServiceLane => ({
  agent: new Agent({ keepAlive: true, maxSockets: most, maxFreeSockets: Math.min(32, most), scheduling: 'lifo' }),
  enter: async (_request, response, next) => {
    const { address } = originOf(response.locals);
    const leave = await slots.enter(callerKey({ address, memberId: memberOf(response) }));
    // Its caller may have gone while it waited.
    if (response.destroyed) return leave();
    leaves.set(response, leave);
    whenClosed(response, leave);
    next();
  },
});
