import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askHeadingFocus, takeHeadingFocus } from '../navigation/navigation.ts';

interface PageHeadingProps {
  children: ReactNode;
  /** The document's title when it differs from the heading's text. */
  title?: string;
  /** A form that failed: the title starts with "Error:". */
  hasError?: boolean;
  /** Takes the focus whenever it appears: a screen that replaces a form, such as its success. */
  takesFocus?: boolean;
  className?: string;
}

/** The one h1 of a page. Takes the focus after a change of page, so that a screen reader starts here. */
export function PageHeading({ children, title, hasError = false, takesFocus = false, className }: PageHeadingProps) {
  const { t } = useTranslation('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const text = title ?? heading.current?.textContent ?? '';
    document.title = `${hasError ? `${t('title.error')} ` : ''}${text} · ${t('brand')}`;
  });
  useLayoutEffect(() => {
    const element = heading.current;
    if (takeHeadingFocus() || takesFocus) element?.focus({ preventScroll: true });
    return () => {
      // A skeleton's heading hands the focus on to the heading of what has loaded.
      if (document.activeElement === element) askHeadingFocus();
    };
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
