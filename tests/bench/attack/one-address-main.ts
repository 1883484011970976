// One address that asks for the home page as fast as so many kept connections let it, for so long. A process of its own, beside the honest readers.
import { closedLoop } from '../load/closed-loop.ts';
import { attackingAddress } from './attacking-address.ts';

const [origin = '', connections = '', seconds = ''] = process.argv.slice(2);
const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': attackingAddress };

const figures = await closedLoop({
  origin,
  connections: Number(connections),
  seconds: Number(seconds),
  request: () => ({ path: '/', headers }),
});
process.send?.(figures);
process.disconnect?.();
