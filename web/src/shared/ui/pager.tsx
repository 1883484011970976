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

/** A plain list of links (`?page=3`) that keeps the rest of the query; nothing when there is one page. */
export function Pager({ current, last, onFollow }: PagerProps) {
  const { t } = useTranslation('shell');
  const { key, query } = usePage();
  if (last <= 1) return null;
  const queryOf = (page: number) => ({ ...query, page: page === 1 ? '' : String(page) });
  return (
    <nav aria-label={t('pager.label')}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <PageLink
              to={key}
              query={queryOf(current - 1)}
              rel="prev"
              className={`${styles.page} ${styles.arrow}`}
              aria-label={t('pager.previous')}
              onClick={onFollow}
            >
              <ChevronLeft size={20} className="mirrors" aria-hidden />
            </PageLink>
          </li>
        )}
        {pageNumbers(current, last).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                to={key}
                query={queryOf(page)}
                className={styles.page}
                aria-current={page === current ? 'page' : undefined}
                aria-label={t('pager.page', { page })}
                onClick={onFollow}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <PageLink
              to={key}
              query={queryOf(current + 1)}
              rel="next"
              className={`${styles.page} ${styles.arrow}`}
              aria-label={t('pager.next')}
              onClick={onFollow}
            >
              <ChevronRight size={20} className="mirrors" aria-hidden />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
