import { refusal } from '@paltu/kernel';

export const pushOff = refusal('conflict', 'push.off', 'Notifications outside of the site are not available here');
/** As every call of such a session is answered. */
export const sessionEnded = refusal('unauthenticated', 'token.revoked', 'The session has ended');
export const unknownPushService = refusal('invalid', 'push.unknown-service', 'Your browser is not supported');
