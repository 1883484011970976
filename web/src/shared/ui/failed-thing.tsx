import { useErrorText } from '../i18n/use-error-text.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { ErrorState } from './error-state.tsx';
import { PageHeading } from '../content/page-heading.tsx';
import { Stack } from '../content/stack.tsx';

interface FailedThingProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** The list that it is an entry of. */
  list: { to: string; text: string };
}

/** In place of the page of one thing that could not be loaded. */
export function FailedThing({ title, error, isRetrying, onRetry, list }: FailedThingProps) {
  const errorText = useErrorText();
  return (
    <Stack>
      <PageHeading className="visually-hidden">{title}</PageHeading>
      <ErrorState title={title} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
      <p>
        <PageLink to={list.to}>{list.text}</PageLink>
      </p>
    </Stack>
  );
}
