import { VetsScreen } from '../features/vets/list/screen.tsx';
import { vetsHead } from '../features/vets/vets-feature.ts';

export function VetsPage() {
  return <VetsScreen />;
}

VetsPage.asks = VetsScreen.asks;
VetsPage.head = vetsHead;
