import { serviceUnavailable, type Logger } from '@paltu/kernel';
import type { Express } from 'express';
import { createApp } from './create-app.ts';
import type { HealthChecks } from './health.ts';

const refuse = async (): Promise<never> => {
  throw serviceUnavailable();
};

/** What a process that starts names in `/readyz` as unmet, beside what it waits for. */
export const unmetAtStart = 'start';

/**
 * What a process answers until it can serve: it is alive, it is not ready and for want of what, and 503 to everything else. So that an
 * operator can distinguish one that waits from one that is broken.
 */
export const startingApp = (checks: HealthChecks, logger: Logger): Express =>
  createApp({
    routes: [],
    verifyToken: refuse,
    logger,
    checks: { ...checks, [unmetAtStart]: refuse },
    translateError: (error) => error,
    otherwise: refuse,
  });
