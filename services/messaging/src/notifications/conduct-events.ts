import { caseDecided, objectionDecided, type CaseDecided } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { NoticeRequest, Notify } from './notice.ts';

/** Where members see what they have reported, and what was upheld of them. */
const page = 'my-reports';

/** Reporters of what came of it, the owner of what was upheld; nothing shows the owner who reported. */
const requestsOf = (
  { ownerId, upheld, reason, reporterIds, falseReporterIds }: CaseDecided,
  usual: Pick<NoticeRequest, 'eventId' | 'subjectId' | 'at'>,
): NoticeRequest[] => {
  const request = (type: NoticeRequest['type'], memberIds: readonly string[], params: NoticeRequest['params'] = {}): NoticeRequest => ({
    ...usual,
    ...{ type, memberIds: memberIds as MemberId[], params, page },
  });
  const honest = reporterIds.filter((id) => !falseReporterIds.includes(id));
  return [
    request(upheld ? 'report.upheld' : 'report.not-upheld', honest),
    request('report.false', falseReporterIds),
    ...(upheld ? [request('conduct.upheld', [ownerId], { reason })] : []),
  ];
};

/** An admin has decided what members reported, or what the owner objected. */
export const onConductDecided = (notifyIn: (trx: Transaction) => Notify): EventRule[] => [
  on(caseDecided, async ({ id: eventId, time: at, isRepublished, data }, trx) => {
    if (!isRepublished) await notifyIn(trx)(...requestsOf(data, { eventId, subjectId: data.caseId, at }));
  }),
  on(objectionDecided, async ({ id: eventId, time: at, isRepublished, data: { caseId: subjectId, ownerId, accepted, reason } }, trx) => {
    if (isRepublished) return;
    const type = accepted ? 'conduct.objection-accepted' : 'conduct.objection-refused';
    await notifyIn(trx)({ eventId, type, memberIds: [ownerId as MemberId], subjectId, params: { reason }, page, at });
  }),
];
