// refused by react-hooks/set-state-in-render
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  setCount(1);
  return <p>{count}</p>;
}
