import { PageHeading } from '../shared/ui/page-heading.tsx';

export function DashboardPage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
