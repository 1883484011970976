// The screens have a face of their own, so that the home page does not load them.
export { PetsScreen } from './components/list/pets-screen.tsx';
