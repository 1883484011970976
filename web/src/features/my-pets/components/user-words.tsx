import styles from './user-words.module.css';

const arabicLetter = /\p{Script=Arabic}/u;

/** What a member wrote: its own direction and language, whatever the language of the page. */
export function UserWords({ children }: { children: string }) {
  return (
    <bdi dir="auto" lang={arabicLetter.test(children) ? 'ur' : 'en'} className={styles.words}>
      {children}
    </bdi>
  );
}
