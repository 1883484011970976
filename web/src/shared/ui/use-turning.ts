import { useRef, useState } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import { wrapIndex } from './wrap-index.ts';

/** Which picture is shown; arrows and swipes follow the way of reading. */
export function useTurning(total: number) {
  const [index, setIndex] = useState(0);
  const touch = useRef<number>(undefined);
  const turn = (step: number) => setIndex((now) => wrapIndex(now, step, total));
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step * forward());
  };
  const onTouchStart = (event: TouchEvent) => {
    touch.current = event.touches[0]?.clientX;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
    if (Math.abs(moved) > 40) turn(-Math.sign(moved) * forward());
  };
  return { index, setIndex, turn, gestures: { onKeyDown, onTouchStart, onTouchEnd } };
}

export type Turning = ReturnType<typeof useTurning>;
