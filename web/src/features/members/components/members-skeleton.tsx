import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import styles from './members-screen.module.css';

/** Rows that load. */
export function MembersSkeleton() {
  const { t } = useTranslation('members');
  return (
    <Skeleton label={t('loading')}>
      {Array.from({ length: 6 }, (_none, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <span className={styles.waiting} />
          <div className={styles.words}>
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="line" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
