export { ComingSoonScreen } from './components/coming-soon-screen.tsx';
