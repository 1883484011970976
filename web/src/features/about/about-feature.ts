export { AboutScreen } from './components/about-screen.tsx';
export { aboutHead } from './about-head.ts';
