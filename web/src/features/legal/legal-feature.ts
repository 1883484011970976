export { LegalScreen } from './components/legal-screen.tsx';
export { legalHead } from './legal-head.ts';
