// refused by react-hooks/rules-of-hooks
import { useState } from 'react';

export function useChoice(isOpen: boolean): unknown {
  if (!isOpen) return undefined;
  return useState(isOpen);
}
