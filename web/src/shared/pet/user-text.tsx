import { languageOfText } from './language-of-text.ts';
import styles from './user-text.module.css';

/** What a member wrote: its own direction and language, whatever the language of the page. */
export function UserText({ children }: { children: string }) {
  return (
    <bdi dir="auto" lang={languageOfText(children)} className={styles.text}>
      {children}
    </bdi>
  );
}
