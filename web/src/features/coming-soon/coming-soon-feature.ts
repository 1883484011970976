export { comingSoonHead } from './coming-soon-head.ts';
export { ComingSoonScreen } from './components/coming-soon-screen.tsx';
