import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt } from '#shared/pet/excerpt.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Button } from '#shared/ui/button.tsx';

/** What a member wrote at length; the rest of a long text comes on request. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('pets');
  const [isOpen, setOpen] = useState(false);
  const beginning = excerpt(text);
  return (
    <>
      <UserProse>{isOpen ? text : (beginning ?? text)}</UserProse>
      {beginning !== undefined && (
        <Button kind="link" isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'detail.about.less' : 'detail.about.more')}
        </Button>
      )}
    </>
  );
}
