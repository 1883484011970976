// Fails when a mapper of events maps wrongly: what `published-and-consumed.test.ts` checks, without a test runner around it.
import { checkPublishedEvent } from '@paltu/testing/events';
import { allConsumed, allPublished, sharedConsumed } from '../contracts/published-and-consumed.ts';

const [published, consumed] = await Promise.all([allPublished(), allConsumed()]);
for (const event of published) await checkPublishedEvent(event, [...consumed, ...sharedConsumed], { numRuns: 25, endOnFailure: true });
