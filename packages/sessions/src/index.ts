export { followRevokedSessions, type RevokedSessions } from './follow-revoked-sessions.ts';
