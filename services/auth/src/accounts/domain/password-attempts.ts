/** So many wrong passwords for one e-mail in so much time. */
export const wrongPasswordsAllowed = 10;
export const windowSeconds = 15 * 60;

const longestWaitSeconds = 60 * 60;

/** How long the account then takes none, in seconds: longer each time within a day, and never so long that its owner is locked out. */
export const waitAfter = (times: number): number => Math.min(windowSeconds * 2 ** (times - 1), longestWaitSeconds);
