import type { Query } from '#shared/navigation/page-path.ts';

const profileTabs = ['info', 'statistics', 'security', 'settings'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The part of the profile that the address names: the member's own facts unless it names another. */
export function tabOf({ tab }: Query): ProfileTab {
  return profileTabs.find((name) => name === tab) ?? 'info';
}
