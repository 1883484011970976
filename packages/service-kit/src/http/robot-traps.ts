import { z } from 'zod';

/** Nobody reads a form, fills it in and sends it faster. */
const quickestMs = 2_000;

/**
 * Fields beside those that a person sees in a form for everybody: `website` is hidden from people, `elapsedMs` says for how long the form
 * was open. Whoever is taken for a robot by mistake is told what to do.
 */
export const robotTraps = {
  website: z.literal('', 'Please leave this field empty').optional(),
  elapsedMs: z.int().min(quickestMs, 'That was very quick. Please wait a moment and send it again.').optional(),
};
