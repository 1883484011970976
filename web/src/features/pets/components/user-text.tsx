import styles from './user-text.module.css';

const arabicLetter = /\p{Script=Arabic}/u;

/** What a member wrote: its own direction and language, whatever the language of the page. */
export function UserText({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="auto" lang={arabicLetter.test(children) ? 'ur' : 'en'} className={className ? `${styles.text} ${className}` : styles.text}>
      {children}
    </bdi>
  );
}
