// refused by nothing
import { useEffect, useState } from 'react';

export function Clock({ start }: { start: number }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow((at) => at + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <button onClick={() => setNow(start)}>{now}</button>;
}
