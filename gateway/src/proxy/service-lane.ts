import { Agent } from 'node:http';
import { serviceUnavailable, slots, throttledWarn, type Leave, type Logger, type Slots } from '@paltu/kernel';
import { whenClosed } from '@paltu/service-kit';
import type { Metrics } from '@paltu/telemetry';
import type { RequestHandler, Response } from 'express';
import type { BodyClass } from '../gate.ts';
import type { ProxyLimits } from './proxy-limits.ts';

/** The way of one kind of calls to one service: its own sockets, and its own queue for them. */
export interface ServiceLane {
  readonly agent: Agent;
  /** Waits for a socket; gives it back when the call is over. */
  readonly enter: RequestHandler;
  readonly state: Slots['state'];
}

export interface LaneOptions {
  readonly limits: ProxyLimits;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

const leaves = new WeakMap<Response, Leave>();

/** Gives the socket of a call back before its answer is read to the end: how slowly it is read is nobody else's concern. */
export const leaveLane = (response: Response): void => leaves.get(response)?.();

export const serviceLane = (service: string, body: BodyClass, { limits, logger, metrics }: LaneOptions): ServiceLane => {
  const lane = limits.lanes[body];
  const warn = throttledWarn(logger);
  const { enter, state } = slots({
    ...lane,
    refusal: () => {
      metrics.count('paltu_upstream_refused_calls_total', { upstream: service, calls: body });
      warn({ upstream: service, calls: body, running: lane.running, waiting: lane.waiting }, 'a service has more calls than it takes');
      return serviceUnavailable();
    },
  });
  return {
    // As many sockets as slots: the queue of the agent itself has no end.
    agent: new Agent({ keepAlive: true, maxSockets: lane.running, maxFreeSockets: Math.min(32, lane.running), scheduling: 'lifo' }),
    enter: async (_request, response, next) => {
      const leave = await enter();
      // Its caller may have gone while it waited.
      if (response.destroyed) return leave();
      leaves.set(response, leave);
      whenClosed(response, leave);
      next();
    },
    state,
  };
};
