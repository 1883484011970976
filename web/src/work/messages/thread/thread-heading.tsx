import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { currentVisit } from '#shared/navigation/navigation.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';

interface ThreadHeadingProps {
  isAlone: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function HeadingBeside({ className, children }: Omit<ThreadHeadingProps, 'isAlone'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (currentVisit().by !== 'load') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

/** Takes the focus when one came from another conversation: the heading of the page where the conversation has it to itself. */
export function ThreadHeading({ isAlone, ...rest }: ThreadHeadingProps) {
  return isAlone ? <PageHeading takesFocus="moved" {...rest} /> : <HeadingBeside {...rest} />;
}
