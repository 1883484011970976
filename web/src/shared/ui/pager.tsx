import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../navigation/page-link.tsx';
import { usePage } from '../navigation/use-page.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

interface PagerProps {
  current: number;
  last: number;
  onFollow?: () => void;
}

interface LinkProps {
  to: number;
  current: number;
  onFollow?: () => void;
}

function usePageLink({ to, onFollow }: LinkProps) {
  const { key, query } = usePage();
  return { to: key, query: { ...query, page: to === 1 ? '' : String(to) }, onClick: onFollow };
}

function NumberLink(props: LinkProps) {
  const { t } = useTranslation('shell');
  const isCurrent = props.to === props.current;
  return (
    <PageLink
      {...usePageLink(props)}
      className={styles.page}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('pager.page', { page: props.to })}
    >
      {props.to}
    </PageLink>
  );
}

function ArrowLink(props: LinkProps) {
  const { t } = useTranslation('shell');
  const isNext = props.to > props.current;
  const Arrow = isNext ? ChevronRight : ChevronLeft;
  return (
    <PageLink
      {...usePageLink(props)}
      rel={isNext ? 'next' : 'prev'}
      className={`${styles.page} ${styles.arrow}`}
      aria-label={t(isNext ? 'pager.next' : 'pager.previous')}
    >
      <Arrow size={20} className="mirrors" aria-hidden />
    </PageLink>
  );
}

/** A plain list of links (`?page=3`) that keeps the rest of the query; nothing when there is one page. */
export function Pager({ current, last, onFollow }: PagerProps) {
  const { t } = useTranslation('shell');
  if (last <= 1) return null;
  const shared = { current, onFollow };
  return (
    <nav aria-label={t('pager.label')}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <ArrowLink to={current - 1} {...shared} />
          </li>
        )}
        {pageNumbers(current, last).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? <span className={styles.gap}>…</span> : <NumberLink to={page} {...shared} />}
          </li>
        ))}
        {current < last && (
          <li>
            <ArrowLink to={current + 1} {...shared} />
          </li>
        )}
      </ul>
    </nav>
  );
}
