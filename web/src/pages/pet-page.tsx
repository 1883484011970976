import { PageHeading } from '../shared/ui/page-heading.tsx';

export function PetPage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
