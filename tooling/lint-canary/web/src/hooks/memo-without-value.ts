// refused by react-hooks/void-use-memo
import { useMemo } from 'react';

export function useNothing(a: number): unknown {
  return useMemo(() => {
    a.toFixed();
  }, [a]);
}
