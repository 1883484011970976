import './model/rules-outcomes.ts';

export { RulesScreen } from './components/rules-screen.tsx';
