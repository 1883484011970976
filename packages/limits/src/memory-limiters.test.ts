import { memoryLimiters } from './memory-limiters.ts';
import { rateLimiterContract } from './rate-limiter-contract.ts';

rateLimiterContract(async () => memoryLimiters());
