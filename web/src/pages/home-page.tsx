import { PageHeading } from '../shared/ui/page-heading.tsx';

export function HomePage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
