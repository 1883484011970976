export type { Change, MarkedThings, VerifiableThings, VerificationQueries } from './mark-decisions.ts';
export {
  markedThing,
  markFollower,
  onMarkDecided,
  type CarryOutMark,
  type MarkCarrier,
  type MarkedKind,
  type MarkedNeeds,
} from './marked-thing.ts';
export type { Marked, MarkName, Verifiable, Verification, VerificationStatus } from './marked.ts';
export { papersBody, registrationBody, type VerifiedThings } from './verification-http.ts';
export { verificationData, verificationSlice, type VerificationNeeds } from './verification-slice.ts';
