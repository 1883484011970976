import { PageHeading } from '../shared/ui/page-heading.tsx';

export function LoginPage() {
  return (
    <div className="container">
      <PageHeading>Paltu</PageHeading>
    </div>
  );
}
