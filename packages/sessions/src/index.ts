export { followingProblems, followRevokedSessions, type RevokedSessions } from './follow-revoked-sessions.ts';
