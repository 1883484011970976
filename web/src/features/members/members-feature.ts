import './model/members-outcomes.ts';

export { MembersScreen } from './components/members-screen.tsx';
