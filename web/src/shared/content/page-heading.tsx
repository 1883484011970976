import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askHeadingFocus, currentVisit, takeHeadingFocus } from '../navigation/navigation.ts';

interface PageHeadingProps {
  children: ReactNode;
  /** The document's title when it differs from the heading's text. */
  title?: string;
  /** A form that failed: the title starts with "Error:". */
  hasError?: boolean;
  /**
   * Takes the focus as it appears: a screen that replaces a form, such as its success. `moved`: only when one has moved here, to another
   * place or step of the same page, not when the page was loaded here.
   */
  takesFocus?: boolean | 'moved';
  className?: string;
}

/** The one h1 of a page. Takes the focus after a change of page, so that a screen reader starts here. */
export function PageHeading({ children, title, hasError = false, takesFocus = false, className }: PageHeadingProps) {
  const { t } = useTranslation('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  // As it was when the heading appeared: another page of a list is no other place.
  const [isTaking] = useState(() => (takesFocus === 'moved' ? currentVisit().by !== 'load' : takesFocus));
  useEffect(() => {
    const text = title ?? heading.current?.textContent ?? '';
    document.title = `${hasError ? `${t('title.error')} ` : ''}${text} · ${t('brand')}`;
  });
  useLayoutEffect(() => {
    const element = heading.current;
    if (takeHeadingFocus() || isTaking) element?.focus({ preventScroll: true });
    return () => {
      // A skeleton's heading hands the focus on to the heading of what has loaded.
      if (document.activeElement === element) askHeadingFocus();
    };
  }, [isTaking]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
