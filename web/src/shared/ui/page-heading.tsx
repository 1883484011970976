import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takeHeadingFocus } from '../navigation/navigation.ts';

interface PageHeadingProps {
  children: ReactNode;
  /** The document's title when it differs from the heading's text. */
  title?: string;
  /** A form that failed: the title starts with "Error:". */
  hasError?: boolean;
  className?: string;
}

/** The one h1 of a page. Takes the focus after a change of page, so that a screen reader starts here. */
export function PageHeading({ children, title, hasError = false, className }: PageHeadingProps) {
  const { t } = useTranslation('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const text = title ?? heading.current?.textContent ?? '';
    document.title = `${hasError ? `${t('title.error')} ` : ''}${text} · ${t('brand')}`;
  });
  useEffect(() => {
    if (takeHeadingFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
