import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { late } from '#shared/ui/late.ts';
import type { ReportDialogProps, ReportedThing } from './report-dialog.tsx';

/** Few report anything: neither its code nor its words delay a page. */
const ReportDialog = late<ReportDialogProps>(async () => {
  const [code] = await Promise.all([import('./report-dialog.tsx'), loadStrings(['reports', 'errors'])]);
  return code.ReportDialog;
});

interface ReportButtonProps {
  thing: ReportedThing;
  /** Null for a visitor: one logs in, and comes back to the open dialog. */
  memberId: string | null;
  /** Whose it is, where a page has several. */
  of?: string;
}

/** Which thing is reported stands in the address, so that a login comes back to it. */
function useAsked(id: string) {
  const { key, query, setQuery } = usePage();
  const isOpen = query['report'] === id;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const ask = (report: string) => () => setQuery({ report }, { replace: true });
  return { isOpen, wasOpen, open: ask(id), close: ask(''), next: pathOf(key, { ...query, report: id }).slice(1) };
}

/** The way to report a thing to the admins, from its page. */
export function ReportButton({ thing, memberId, of }: ReportButtonProps) {
  const { t } = useTranslation('shell');
  const { isOpen, wasOpen, open, close, next } = useAsked(thing.id);
  const look = { kind: 'text', size: 'small', icon: <Flag size={18} aria-hidden /> } as const;
  const words = (
    <span>
      {t('report.action')}
      {of !== undefined && (
        <span className="visually-hidden">
          {' '}
          {t('report.of')} <MemberName>{of}</MemberName>
        </span>
      )}
    </span>
  );
  if (memberId === null) {
    return (
      <ActionLink {...look} to="login" query={{ next }}>
        {words}
      </ActionLink>
    );
  }
  return (
    <>
      <Button {...look} onClick={open}>
        {words}
      </Button>
      {wasOpen && <ReportDialog thing={thing} isOpen={isOpen} onClose={close} />}
    </>
  );
}
