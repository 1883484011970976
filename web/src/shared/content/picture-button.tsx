import type { ButtonHTMLAttributes } from 'react';
import styles from './picture-button.module.css';

interface PictureButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> {
  /** Its name: it shows an icon alone. */
  label: string;
  /** `dark` where there is nothing but the picture. */
  look?: 'small' | 'large' | 'dark';
}

/** A round button that lies on a picture. */
export function PictureButton({ label, look = 'small', className = '', ...rest }: PictureButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={`${styles.button} ${styles[look] ?? ''} ${className}`} />;
}
