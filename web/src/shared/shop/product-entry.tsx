import type { ReactNode } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { UserText } from '../pet/user-text.tsx';
import { CoverPicture } from '../content/cover-picture.tsx';
import styles from './product-entry.module.css';

interface ProductEntryProps {
  accessoryId: string;
  name: string;
  image: Parameters<typeof CoverPicture>[0]['image'];
  /** Below the name. */
  children: ReactNode;
}

/** A product in a list of them: small picture, name that leads to its page, and what there is to know of it. */
export function ProductEntry({ accessoryId, name, image, children }: ProductEntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.picture}>
        <CoverPicture image={image} none="window-hamster" sizes="56px" />
      </span>
      <span className={styles.words}>
        <PageLink to={`accessory-${accessoryId}`}>
          <UserText>{name}</UserText>
        </PageLink>
        {children}
      </span>
    </li>
  );
}
