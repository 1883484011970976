import './requests/model/request-outcomes.ts';

export { RequestsScreen } from './requests/components/requests-screen.tsx';
