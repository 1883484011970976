import { z } from 'zod';

/** Nobody reads a form, fills it in and sends it faster. */
const quickestMs = 2_000;

/**
 * Fields beside those that a person sees in a form for everybody: `website` is hidden from people, `elapsedMs` is how long the form was
 * open, and must be there, for a program that sends what it has read of a form leaves it out. A person who is taken for a robot by mistake
 * learns what to do.
 */
export const robotTraps = {
  website: z.literal('', 'Please leave this field empty').optional().describe('Hidden from people in a form: empty, or not sent'),
  elapsedMs: z
    .int('elapsedMs must be how long the form was open, in whole milliseconds')
    .min(quickestMs, 'That was very quick. Please wait a moment and send it again.')
    .describe('For how long the person had the form open before sending it, in milliseconds'),
};
