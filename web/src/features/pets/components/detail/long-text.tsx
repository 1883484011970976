import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt } from '../../model/excerpt.ts';
import styles from './long-text.module.css';

const arabicLetter = /\p{Script=Arabic}/u;

/** What a member wrote at length; the rest of a long text comes on request. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('pets');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const beginning = excerpt(text);
  return (
    <>
      <p id={id} dir="auto" lang={arabicLetter.test(text) ? 'ur' : 'en'} className={`prose ${styles.text}`}>
        {isOpen ? text : (beginning ?? text)}
      </p>
      {beginning !== undefined && (
        <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'detail.about.less' : 'detail.about.more')}
        </button>
      )}
    </>
  );
}
