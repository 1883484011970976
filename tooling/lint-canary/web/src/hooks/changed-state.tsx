// refused by react-hooks/immutability
import { useState } from 'react';

export function Names() {
  const [names] = useState(() => ({ first: 'Sheru' }));
  return <button onClick={() => (names.first = 'Moti')}>{names.first}</button>;
}
