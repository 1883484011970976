import { refusal } from '@paltu/kernel';

export const pushOff = refusal('conflict', 'push.off', 'Notifications outside of the site are not available here');
export const unknownPushService = refusal('invalid', 'push.unknown-service', 'Your browser is not supported');
