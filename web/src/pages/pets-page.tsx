import { PetsScreen } from '../features/pets/list/screen.tsx';

export function PetsPage() {
  return <PetsScreen />;
}

PetsPage.asks = PetsScreen.asks;
