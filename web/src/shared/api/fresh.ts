/** Of what others change meanwhile: asked anew as it comes into sight, and once a minute while it is. */
export const fresh = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

/** Of a count in a menu, which follows what the page itself has just asked; once a minute only where it `isCurrent`: of what one works at. */
export const freshCount = (isCurrent: boolean) => ({
  ...fresh,
  refetchOnMountOrArgChange: 30,
  pollingInterval: isCurrent ? fresh.pollingInterval : 0,
});
