import './model/marks-outcomes.ts';

export { ThingScreen } from './components/thing/thing-screen.tsx';
export { ThingsScreen } from './components/things-screen.tsx';
export { VerificationsScreen } from './components/verifications-screen.tsx';
