import { useState } from 'react';
import type { ReactNode } from 'react';
import { currentVisit } from '#shared/navigation/navigation.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

interface MovedHeadingProps {
  children: ReactNode;
  hasError?: boolean;
  className?: string;
}

/** The h1 of one place of the dashboard: takes the focus when one has moved here, not when the page was loaded here. */
export function MovedHeading(props: MovedHeadingProps) {
  // As it was when the place appeared: another page of its list is no other place.
  const [hasMoved] = useState(() => currentVisit().by !== 'load');
  return <PageHeading {...props} takesFocus={hasMoved} />;
}
