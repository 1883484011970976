import { useSyncExternalStore } from 'react';
import { credentials } from './transport.ts';

function onOtherTab(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether somebody was logged out here without having asked for it: what is theirs is not empty, it is not shown. */
export const useSessionEnded = () => useSyncExternalStore(onOtherTab, credentials.hasEnded, () => false);
