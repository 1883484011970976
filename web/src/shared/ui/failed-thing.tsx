import type { ReactNode } from 'react';
import { useErrorText } from '../i18n/use-error-text.ts';
import { ErrorState } from './error-state.tsx';
import { PageHeading } from './page-heading.tsx';

interface FailedThingProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Another way on. */
  children?: ReactNode;
}

/** In place of the page of one thing that could not be loaded. */
export function FailedThing({ title, error, isRetrying, onRetry, children }: FailedThingProps) {
  const errorText = useErrorText();
  return (
    <>
      <PageHeading className="visually-hidden">{title}</PageHeading>
      <ErrorState title={title} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
      {children}
    </>
  );
}
