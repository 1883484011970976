import type { Decided } from '@paltu/kernel';
import type { MarkChanges } from '../domain/mark-decisions.ts';
import type { Marked } from '../domain/marked.ts';
import type { Change } from './ports.ts';

/** The thing with these changes, or as it was: they are about no mark that it cannot have. */
export const decide = <T extends Marked, Event>(change: Change<T, Event>, thing: T, changes: MarkChanges, at: Date): Decided<T, Event> =>
  changes === undefined ? { state: thing, events: [] } : change(thing, changes as Partial<T>, at);
