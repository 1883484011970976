export { ConfirmScreen } from './components/confirm-screen.tsx';
export { UnsubscribeScreen } from './components/unsubscribe-screen.tsx';
