import { expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import type { ConversationId } from './conversation.ts';
import { decideReport, liftStop, undecided, type Report, type ReportId } from './report.ts';

const at = new Date('2026-11-27T10:00:00Z');

const [admin, reported] = ['admin', 'reported'] as MemberId[] as [MemberId, MemberId];

const report: Report = {
  id: 'r' as ReportId,
  conversationId: 'c' as ConversationId,
  reporterId: 'reporter' as MemberId,
  reason: 'Spam',
  lastNumber: 3,
  reportedAt: at,
  ...undecided,
};

const wanted = { reason: 'No advance payments', days: null, by: admin };

test('a report is decided once', () => {
  const warned = decideReport(report, { ...wanted, decision: 'warned' }, reported, at);
  expect(warned).toMatchObject({ decision: 'warned', decisionReason: 'No advance payments', decidedBy: admin, decidedAbout: reported });
  expect(() => decideReport(warned, { ...wanted, decision: 'dismissed' }, reported, at)).toThrow(
    expect.objectContaining({ code: 'report.already-decided' }),
  );
});

test('nobody writes for as many days as an admin chose, or for ever', () => {
  const stopped = (days: number | null) => decideReport(report, { ...wanted, decision: 'stopped', days }, reported, at).stoppedUntil;
  expect([stopped(7), stopped(null)]).toEqual([new Date('2026-12-04T10:00:00Z'), null]);
});

test('of a visitor a report can only be dismissed, and what was dismissed has no reason', () => {
  for (const decision of ['warned', 'stopped'] as const)
    expect(() => decideReport(report, { ...wanted, decision }, null, at)).toThrow(
      expect.objectContaining({ code: 'report.about-visitor' }),
    );
  expect(decideReport(report, { ...wanted, decision: 'dismissed' }, null, at)).toMatchObject({ decision: 'dismissed', decisionReason: '' });
});

test('a stop ends once', () => {
  const stopped = decideReport(report, { ...wanted, decision: 'stopped', days: 7 }, reported, at);
  const lifted = liftStop(stopped, at);
  expect(lifted.liftedAt).toEqual(at);
  for (const other of [lifted, report, decideReport(report, { ...wanted, decision: 'warned' }, reported, at)])
    expect(() => liftStop(other, at)).toThrow(expect.objectContaining({ code: 'report.not-stopped' }));
});
