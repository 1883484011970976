import { PageHeading } from '../shared/ui/page-heading.tsx';

export function AdminDashboardPage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
