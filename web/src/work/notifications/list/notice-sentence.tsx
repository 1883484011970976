import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';

const mark = '\u0001';

/** A notification in words; each name in it, which somebody wrote, keeps its own direction. */
export function NoticeSentence({ notice: { type, params } }: { notice: Notification }) {
  const { t, i18n } = useTranslation('notifications');
  const names = Object.keys(params);
  const places = Object.fromEntries(names.map((name, index) => [name, `${mark}${index}${mark}`]));
  const when = params.startsAt ? formatMoment(i18n.language, params.startsAt) : '';
  const end = params.until ? formatMoment(i18n.language, params.until) : '';
  return t(`type.${type}`, { ...places, when, end })
    .split(mark)
    .map((part, index) => (
      // Every second part is the place of a name.
      <Fragment key={index}>{index % 2 === 1 ? <UserText>{params[names[Number(part)] ?? ''] ?? ''}</UserText> : part}</Fragment>
    ));
}
