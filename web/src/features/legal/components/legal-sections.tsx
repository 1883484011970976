import type { LegalSection } from '../model/legal-pages.ts';
import styles from './legal-screen.module.css';

interface SectionsProps {
  sections: readonly (readonly [id: string, section: LegalSection])[];
}

/** Names of what lies in a browser, between backticks, keep their own letters and direction. */
function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} dir="ltr">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

/** The numbered sections, each at an address of its own. */
export function LegalSections({ sections }: SectionsProps) {
  return sections.map(([id, { title, text, list = [] }], index) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {index + 1}. {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <WithCode>{paragraph}</WithCode>
        </p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((point) => (
            <li key={point}>
              <WithCode>{point}</WithCode>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
