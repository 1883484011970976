/** What a product under test stands on: the engines of one machine, or servers of their own in containers. */
export const profiles = ['single', 'cluster'] as const;

export type Profile = (typeof profiles)[number];

/** Where a test run sets which profile it is about. */
export const profileVariable = 'TEST_PROFILE';

/** The profile of this run of the tests, `single` unless TEST_PROFILE sets another. */
export const profileOfRun = (given = process.env[profileVariable] ?? 'single'): Profile => {
  const known = profiles.find((one) => one === given);
  if (known === undefined) throw new Error(`${profileVariable}=${given}: it is ${profiles.join(' or ')}`);
  return known;
};
