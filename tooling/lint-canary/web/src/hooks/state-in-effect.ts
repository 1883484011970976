// refused by react-hooks/set-state-in-effect
import { useEffect, useState } from 'react';

export function useCopy(value: string): string {
  const [copy, setCopy] = useState('');
  useEffect(() => setCopy(value), [value]);
  return copy;
}
