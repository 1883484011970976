/**
 * Whether the access token is of an admin who has to turn on a second factor before they may do anything as one. Only to show the right page:
 * gateway and services decide by themselves.
 */
export function lacksSecondFactor(token: string | undefined): boolean {
  const [, payload] = token?.split('.') ?? [];
  if (payload === undefined) return false;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { mfa_needed?: unknown };
    return claims.mfa_needed === true;
  } catch {
    return false;
  }
}
