import { z } from 'zod';
import { ruleNames, usualPoints, type RatePoints, type RuleName } from './rate-rules.ts';

const isRule = (name: string): name is RuleName => (ruleNames as readonly string[]).includes(name);

const read = (text: string): Partial<RatePoints> | undefined => {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const pairs = parts
    .map((part) => /^\s*(\w+)=([1-9]\d{0,8})\s*$/.exec(part))
    .map((match) => [match?.[1] ?? '', Number(match?.[2])] as const);
  return pairs.every(([name]) => isRule(name)) ? Object.fromEntries(pairs) : undefined;
};

/** `reads=5000,writes=500`: how often each may be done in its window; what is not named is as usual. */
export const rateLimitsVariable = z
  .string()
  .default('')
  .transform((text, context): RatePoints => {
    const points = read(text);
    if (points !== undefined) return { ...usualPoints, ...points };
    context.addIssue({ code: 'custom', message: `must look like reads=1200,writes=240; it may name ${ruleNames.join(', ')}` });
    return z.NEVER;
  });
