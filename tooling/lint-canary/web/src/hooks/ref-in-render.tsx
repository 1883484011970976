// refused by react-hooks/refs
import { useRef } from 'react';

export function Last({ text }: { text: string }) {
  const last = useRef('');
  last.current = text;
  return <p>{text}</p>;
}
