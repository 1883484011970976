import type { LucideIcon } from 'lucide-react';
import { BookOpen, House, Info, PawPrint, Stethoscope, Store } from 'lucide-react';
import type { KeyOf } from '#shared/i18n/text-key.ts';

export interface NavigationEntry {
  key: string;
  /** Key of the label in the shell's strings. */
  label: KeyOf<'shell'>;
  icon: LucideIcon;
}

/** The areas of the product, in the order of the header. */
export const mainNavigation: readonly NavigationEntry[] = [
  { key: 'home', label: 'nav.home', icon: House },
  { key: 'pets', label: 'nav.pets', icon: PawPrint },
  { key: 'accessories', label: 'nav.shop', icon: Store },
  { key: 'vets', label: 'nav.vets', icon: Stethoscope },
  { key: 'blog', label: 'nav.blog', icon: BookOpen },
  { key: 'about', label: 'nav.about', icon: Info },
];

/** Where somebody lists a pet. */
export const listPet = { key: 'dashboard', query: { tab: 'pets', mode: 'add' } };

export interface FooterColumn {
  title: KeyOf<'shell'>;
  links: readonly { key: string; label: KeyOf<'shell'> }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'footer.company',
    links: [
      { key: 'about', label: 'nav.about' },
      { key: 'careers', label: 'footer.careers' },
      { key: 'blog', label: 'nav.blog' },
      { key: 'contact', label: 'footer.contact' },
    ],
  },
  {
    title: 'footer.services',
    links: [
      { key: 'pets', label: 'nav.pets' },
      { key: 'accessories', label: 'nav.shop' },
      { key: 'vets', label: 'nav.vets' },
      { key: 'caretakers', label: 'footer.caretakers' },
    ],
  },
  {
    title: 'footer.support',
    links: [
      { key: 'help', label: 'footer.help' },
      { key: 'faq', label: 'footer.faq' },
      { key: 'safety', label: 'footer.safety' },
      { key: 'report', label: 'footer.report' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { key: 'terms', label: 'footer.terms' },
      { key: 'privacy', label: 'footer.privacy' },
      { key: 'cookies', label: 'footer.cookies' },
      { key: 'refund', label: 'footer.refund' },
    ],
  },
];
