export { AllTotals } from './figures/all-totals.tsx';
export { totalsAsks } from './figures/totals-asks.ts';
