// Looks at two of four fields on purpose: what crosses the others has to be reported.
import { toldOf } from './mapper.ts';

const fact = { first: 'a', second: 'b', third: 'c', size: 4 };
const { first, size } = toldOf(fact);
if (first !== fact.first || size !== fact.size) throw new Error('it was mapped wrongly');
