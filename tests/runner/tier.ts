/**
 * How much a run of the tests looks at; each tier holds all of those before it. `test`: what needs no container engine and shows most
 * mistakes within minutes. `ci`: also each adapter and one journey on real engines, a short fault run, each screen once. `all`: everything.
 */
export const tiers = ['test', 'ci', 'all'] as const;

export type Tier = (typeof tiers)[number];

/** Where a run of the tests names its tier, for tests that look at less in an earlier one; without it they look at everything. */
export const tierVariable = 'TEST_TIER';

/** @throws for a name that is no tier. */
export const tierNamed = (name: string): Tier => {
  const known = tiers.find((tier) => tier === name);
  if (known === undefined) throw new Error(`${name} is not a tier: ${tiers.join(', ')}`);
  return known;
};

/** The tier of this run. */
export const tierOfRun = (): Tier => tierNamed(process.env[tierVariable] ?? 'all');

/** Whether a run of `tier` includes what belongs to `of`. */
export const includesTier = (tier: Tier, of: Tier): boolean => tiers.indexOf(of) <= tiers.indexOf(tier);
