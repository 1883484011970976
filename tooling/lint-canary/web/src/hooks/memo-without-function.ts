// refused by react-hooks/use-memo
import { useMemo } from 'react';

export function useSum(a: number, b: number): number {
  return useMemo((c = 1) => a + b + c, [a, b]);
}
