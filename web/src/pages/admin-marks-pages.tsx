import { usePage } from '#shared/navigation/use-page.ts';
import { ThingScreen } from '../work/marks/components/thing/thing-screen.tsx';
import { ThingsScreen } from '../work/marks/components/things-screen.tsx';
import { VerificationsScreen } from '../work/marks/components/verifications-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminAccessoryPage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="accessory" id={params.id ?? ''} />}</AdminOnly>;
}

export function AdminAccessoriesPage() {
  return <AdminOnly>{() => <ThingsScreen kind="accessory" />}</AdminOnly>;
}

export function AdminStoresPage() {
  return <AdminOnly>{() => <ThingsScreen kind="store" />}</AdminOnly>;
}

export function AdminStorePage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="store" id={params.id ?? ''} />}</AdminOnly>;
}

export function AdminVetsPage() {
  return <AdminOnly>{() => <ThingsScreen kind="vet" />}</AdminOnly>;
}

export function AdminVetPage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="vet" id={params.id ?? ''} />}</AdminOnly>;
}

export function AdminVerificationsPage() {
  return <AdminOnly>{() => <VerificationsScreen />}</AdminOnly>;
}
