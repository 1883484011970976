import { caseDecided } from '@paltu/contracts';
import { onConductDecided } from '../src/notifications/conduct-events.ts';
import { consumed } from './consumed-notices.ts';

interface Decided {
  readonly caseId: string;
  readonly ownerId: string;
  readonly upheld: boolean;
  readonly accepted: boolean;
  readonly reason: string;
  readonly reporterIds: readonly string[];
  readonly falseReporterIds: readonly string[];
}

const conduct = consumed(caseDecided, onConductDecided, ({ data, time }, eventType) => {
  const { caseId: subjectId, ownerId, upheld, accepted, reason, reporterIds, falseReporterIds } = data as unknown as Decided;
  const notice = (type: string, memberIds: readonly string[], params: object = {}) => ({
    ...{ subjectId, at: time, type, memberIds, params, page: 'my-reports' },
  });
  if (eventType !== caseDecided.type) return [notice(`conduct.objection-${accepted ? 'accepted' : 'refused'}`, [ownerId], { reason })];
  const honest = reporterIds.filter((id) => !falseReporterIds.includes(id));
  return [
    notice(upheld ? 'report.upheld' : 'report.not-upheld', honest),
    notice('report.false', falseReporterIds),
    ...(upheld ? [notice('conduct.upheld', [ownerId], { reason })] : []),
  ];
});

export const consumedTopics = [conduct];
