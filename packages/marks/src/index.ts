export type { MarkName, Marked, Verifiable, Verification, VerificationStatus } from './domain/marked.ts';
export { onMarkDecided, type MarkCarrier, type MarkedKind } from './events/on-mark-decided.ts';
export { verificationData } from './events/verification-data.ts';
export { papersBody, registrationBody } from './http/verification-view.ts';
export type { VerifiedThings } from './http/verified-things.ts';
export { markedThing, markFollower, type MarkedNeeds } from './marked-thing.ts';
export type { CarryOutMark } from './use-cases/carry-out-mark.ts';
export type { Change, MarkedThings, VerifiableThings, VerificationQueries } from './use-cases/ports.ts';
export { verificationSlice, type VerificationNeeds } from './verification-slice.ts';
