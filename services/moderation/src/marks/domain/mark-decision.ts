import type { MemberId } from '@paltu/kernel';
import type { MarkName } from '@paltu/marks/marked';

/** What admins mark; each has its line in `marked-kinds.ts`. */
export type MarkedKind = 'vet' | 'store' | 'accessory';

/** What an admin decided about a thing. `applied` once its owner carried it out, `superseded` once it cannot any more. */
export interface MarkDecision {
  readonly id: string;
  readonly kind: MarkedKind;
  readonly thingId: string;
  /** Counts the decisions on one thing, from 1. */
  readonly number: number;
  readonly mark: MarkName;
  readonly isSet: boolean;
  /** Of the request for verification that was decided; 0 for other marks. */
  readonly verificationNumber: number;
  /** Empty where none was given. */
  readonly reason: string;
  readonly decidedBy: MemberId;
  readonly decidedAt: Date;
  readonly isOwnThing: boolean;
  readonly outcome: 'pending' | 'applied' | 'superseded';
}
