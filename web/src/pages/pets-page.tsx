import { PageHeading } from '../shared/ui/page-heading.tsx';

export function PetsPage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
