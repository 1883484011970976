import styles from './screen.module.css';

/**
 * The text of an article. `content` is HTML that the service has made of files of the product and sanitised; nothing that a member wrote
 * is in it.
 */
export function ArticleBody({ content }: { content: string }) {
  return <div className={`${styles.body} prose`} dangerouslySetInnerHTML={{ __html: content }} />;
}
