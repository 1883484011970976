import { usePage } from '#shared/navigation/use-page.ts';
import { ThingScreen } from '../work/marks/thing-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminStorePage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="store" id={params.id ?? ''} />}</AdminOnly>;
}
