import { useEffect, useRef, useState } from 'react';
import { localStore } from '#shared/transport/safe-storage.ts';
import { draftStore, isDraftEmpty } from '../model/draft.ts';
import type { Draft } from '../model/draft.ts';

const restMs = 400;
const drafts = draftStore(localStore);

export const readDraft = (memberId: string): Draft | undefined => drafts.read(memberId);

/** Keeps the draft on the device: a moment after each change, and at once when the page goes away. */
export function useDraft(memberId: string, draft: Draft) {
  const [isKept, setKept] = useState(false);
  const isOver = useRef(false);
  const keep = useRef<() => boolean>(() => false);
  keep.current = () => {
    if (isOver.current) return false;
    if (isDraftEmpty(draft)) {
      drafts.clear(memberId);
      return false;
    }
    return drafts.write(memberId, draft);
  };
  const { form, step, images } = draft;
  const imageIds = images.map(({ id }) => id).join();
  useEffect(() => {
    setKept(false);
    const timer = setTimeout(() => setKept(keep.current()), restMs);
    return () => clearTimeout(timer);
  }, [form, step, imageIds]);
  useEffect(() => {
    const leave = () => void keep.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    isKept,
    forget: () => {
      isOver.current = true;
      drafts.clear(memberId);
    },
  };
}
