import { PetsScreen } from '../features/pets/pets-screens.ts';

export function PetsPage() {
  return <PetsScreen />;
}
