import { z } from 'zod';
import type { LimitRule } from './rate-limiter.ts';

const minute = 60;

/**
 * The rules that an operator may set, by name. By address they are wide, for the phones of a carrier share a few. The gateway counts
 * calls, whatever becomes of them; what an address may have done strictly is counted by the service that does it, once it is done.
 */
export const usualRules = {
  /** Calls to register, to log in and for links by mail, also those that are refused. */
  entries: { points: 1_200, seconds: minute },
  /** Accounts that were made. */
  registrations: { points: 60, seconds: 60 * minute },
  /** Passwords that were judged, and mails that were ordered. How often one may guess at one account is limited by its e-mail. */
  logins: { points: 240, seconds: minute },
  refreshes: { points: 1_200, seconds: minute },
  reads: { points: 1_200, seconds: minute },
  pictures: { points: 1_200, seconds: minute },
  /** HTML, feeds and maps of the site, the document of the API. */
  pages: { points: 600, seconds: minute },
  /** What the renderer is asked for, where nobody else has asked for the same: who has used it up gets pages as they were built. */
  renders: { points: 240, seconds: minute },
  /** Of the site; a first visit asks for some sixty. */
  files: { points: 24_000, seconds: minute },
  /** Probes come from few addresses, and others who share one must not keep them from an answer. */
  health: { points: 6_000, seconds: minute },
  /** Of a member. */
  writes: { points: 240, seconds: minute },
  /** The same of visitors, also those that are refused. */
  forms: { points: 1_200, seconds: minute },
} as const satisfies Record<string, Omit<LimitRule, 'name'>>;

export type RuleName = keyof typeof usualRules;
export const ruleNames = Object.keys(usualRules) as readonly RuleName[];

/** How often each may be done in its window. */
export type RatePoints = Readonly<Record<RuleName, number>>;

export const usualPoints = Object.fromEntries(ruleNames.map((name) => [name, usualRules[name].points])) as RatePoints;

/** A rule for limiters, as `points` has it. */
export const ruleNamed = (name: RuleName, points: RatePoints): LimitRule => ({ ...usualRules[name], points: points[name], name });

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
