import { useState } from 'react';

const key = 'paltu.review-shortcuts';

/** Whether single letters decide and move; on unless it was switched off on this device. */
export function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  const choose = (wanted: boolean) => {
    setOn(wanted);
    localStorage.setItem(key, wanted ? 'on' : 'off');
  };
  return [isOn, choose];
}
