import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt } from '#shared/pet/excerpt.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import styles from './screen.module.css';

/** What a member wrote at length; the rest of a long text comes on request. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('pets');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const beginning = excerpt(text);
  return (
    <>
      <UserProse id={id}>{isOpen ? text : (beginning ?? text)}</UserProse>
      {beginning !== undefined && (
        <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'detail.about.less' : 'detail.about.more')}
        </button>
      )}
    </>
  );
}
