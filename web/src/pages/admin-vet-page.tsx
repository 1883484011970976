import { ThingScreen } from '../work/marks/components/thing/thing-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminVetPage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="vet" id={params.id ?? ''} />}</AdminOnly>;
}
