// Fails when a mapper of events maps wrongly: what `told-and-heard.test.ts` checks, without a test runner around it.
import { checkToldEvent } from '@paltu/testing/events';
import { allHeard, allTold, sharedHeard } from '../contracts/told-and-heard.ts';

const [told, heard] = await Promise.all([allTold(), allHeard()]);
for (const event of told) await checkToldEvent(event, [...heard, ...sharedHeard], { numRuns: 25, endOnFailure: true });
