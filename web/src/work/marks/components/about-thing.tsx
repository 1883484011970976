import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkedThing } from '#shared/api/types.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { markedKinds } from '../model/marked-kinds.ts';

/** What stands beside the name of a thing: our own words in the reader's language, the others as they were written. */
export function AboutThing({ thing: { kind, about } }: { thing: MarkedThing }) {
  const { t } = useTranslation();
  const translate = withNamespace(t);
  return about.map((word, index) => {
    const key = existingKey(markedKinds[kind].aboutKey(word));
    return (
      <Fragment key={word}>
        {index > 0 && ' · '}
        {key ? translate(key) : <UserText>{word}</UserText>}
      </Fragment>
    );
  });
}
