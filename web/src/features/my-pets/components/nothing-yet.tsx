import { useTranslation } from 'react-i18next';
import { ActionLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const ways = { orders: 'accessories' } as const;

/** A part of the dashboard whose area does not exist yet: it explains that, and where that will be. */
export function NothingYet({ part }: { part: keyof typeof ways }) {
  const { t } = useTranslation(['my-pets', 'work']);
  return (
    <>
      <PageHeading takesFocus="moved">{t(`work:area.${part}`)}</PageHeading>
      <EmptyState
        title={t(`nothingYet.${part}.title`)}
        reason={t(`nothingYet.${part}.text`)}
        action={<ActionLink to={ways[part]}>{t(`nothingYet.${part}.way`)}</ActionLink>}
      />
    </>
  );
}
