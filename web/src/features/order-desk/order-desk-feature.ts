export { DisputesScreen } from './disputes/screen.tsx';
export { RefundsScreen } from './refunds/screen.tsx';
export { SlipsScreen } from './slips/screen.tsx';
