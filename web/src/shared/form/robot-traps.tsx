import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import styles from './form.module.css';

/** The API takes nobody for a person who was quicker. */
const quickestMs = 2_500;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A field that people neither see nor fill in; a program that fills in every field does. */
function HiddenField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.trap} aria-hidden>
      <input ref={input} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" lang="en" aria-label="Website" />
    </div>
  );
}

/** What a form for everybody sends beside what was typed. */
export interface RobotSigns {
  /** What a program has put there is sent as it is, for the API to refuse. */
  website: '';
  /** For how long the form was open, in ms. */
  elapsedMs: number;
}

/**
 * What distinguishes programs from people: `field` goes into the form, `signs` with what it sends, after a moment for who was very quick.
 */
export function useRobotTraps(): { field: ReactNode; signs: () => Promise<RobotSigns> } {
  const input = useRef<HTMLInputElement>(null);
  const [openedAt] = useState(() => Date.now());
  const signs = async () => {
    await later(Math.max(0, openedAt + quickestMs - Date.now()));
    return { website: (input.current?.value ?? '') as '', elapsedMs: Date.now() - openedAt };
  };
  return { field: <HiddenField input={input} />, signs };
}
