import type { MemberId } from '@paltu/kernel';
import type { Reveal } from '../domain/reveal.ts';

/** Which numbers were shown to whom. */
export interface Reveals {
  keep(reveal: Reveal): Promise<void>;
  /** Of numbers that the member was shown, and of theirs, the first one first. */
  listAbout(memberId: MemberId): Promise<readonly Reveal[]>;
  /** Forgets those before that instant; returns how many. */
  forget(before: Date): Promise<number>;
}
