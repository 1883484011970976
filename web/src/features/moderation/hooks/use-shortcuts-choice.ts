import { useState } from 'react';
import { localStore } from '#shared/transport/safe-storage.ts';

const key = 'paltu.review-shortcuts';

/** Whether single letters decide and move; on unless it was switched off on this device. */
export function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStore.find(key) !== 'off');
  const choose = (wanted: boolean) => {
    setOn(wanted);
    localStore.set(key, wanted ? 'on' : 'off');
  };
  return [isOn, choose];
}
