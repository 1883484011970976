import { isLost } from '../api/is-away.ts';

export interface SureStep<Thing> {
  take: () => Promise<unknown>;
  /** Reads how the thing stands. */
  look: () => Promise<Thing>;
  isDone: (now: Thing) => boolean;
}

/**
 * Takes a step. When its answer is lost it is looked for, and not taken again: 'open' when nothing has come of it, 'unknown' when nobody
 * answers that either.
 * @throws ApiError when it is refused
 */
export async function takeSurely<Thing>({ take, look, isDone }: SureStep<Thing>): Promise<'done' | 'open' | 'unknown'> {
  try {
    await take();
    return 'done';
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  try {
    return isDone(await look()) ? 'done' : 'open';
  } catch {
    return 'unknown';
  }
}
