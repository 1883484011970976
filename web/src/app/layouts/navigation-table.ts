import type { LucideIcon } from 'lucide-react';
import { House, PawPrint } from 'lucide-react';

export interface NavigationEntry {
  key: string;
  /** Key of the label in the shell's strings. */
  label: string;
  icon: LucideIcon;
}

/** The main navigation and the footer's first column: only pages that exist. */
export const mainNavigation: readonly NavigationEntry[] = [
  { key: 'home', label: 'nav.home', icon: House },
  { key: 'pets', label: 'nav.pets', icon: PawPrint },
];
