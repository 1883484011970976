// refused by react-hooks/error-boundaries
import type { ReactNode } from 'react';

function Part() {
  return <p>part</p>;
}

export function Safe(): ReactNode {
  try {
    return <Part />;
  } catch {
    return null;
  }
}
