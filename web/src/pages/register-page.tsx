import { PageHeading } from '../shared/ui/page-heading.tsx';

export function RegisterPage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
