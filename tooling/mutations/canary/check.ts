// Looks at two of four fields on purpose: what crosses the others has to be reported.
import { copyOf } from './mapper.ts';

const fact = { first: 'a', second: 'b', third: 'c', size: 4 };
const { first, size } = copyOf(fact);
if (first !== fact.first || size !== fact.size) throw new Error('it was mapped wrongly');
