import { ThingScreen } from '../work/marks/components/thing/thing-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminStorePage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="store" id={params.id ?? ''} />}</AdminOnly>;
}
