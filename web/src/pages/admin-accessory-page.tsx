import { usePage } from '#shared/navigation/use-page.ts';
import { ThingScreen } from '../work/marks/thing-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminAccessoryPage() {
  const { params } = usePage();
  return <AdminOnly>{() => <ThingScreen kind="accessory" id={params.id ?? ''} />}</AdminOnly>;
}
