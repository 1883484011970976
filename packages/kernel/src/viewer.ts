import type { MemberId } from './ids.ts';

/** A member who asks for something, and as what. */
export interface Viewer {
  readonly userId: MemberId;
  readonly role: 'user' | 'admin';
}
