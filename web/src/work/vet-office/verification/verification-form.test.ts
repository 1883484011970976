import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { dayAfter, todayInPakistan } from '#shared/vet/slot-days.ts';
import { bodyOfVerification, verificationRules } from './verification-form.ts';
import type { VerificationForm } from './verification-form.ts';

const fields = ['registrationNumber', 'validUntil', 'papers'] as const;
const papers = [{ id: '1', file: new File(['%PDF-1.7'], 'card.pdf') }];
const problems = (form: VerificationForm) => Object.keys(problemsOf(verificationRules, form, fields));

test('a registration has a number, a day that is not over in Pakistan, and papers', () => {
  const today = todayInPakistan();
  expect(problems({ registrationNumber: ' ', validUntil: '', papers: [] })).toEqual([...fields]);
  expect(problems({ registrationNumber: 'RVMP 1', validUntil: dayAfter(today, -1), papers })).toEqual(['validUntil']);
  expect(problems({ registrationNumber: 'RVMP 1', validUntil: today, papers })).toEqual([]);
});

test('it is sent with its files', () => {
  expect(bodyOfVerification({ registrationNumber: ' RVMP 1 ', validUntil: '2027-05-01', papers })).toEqual({
    registrationNumber: 'RVMP 1',
    validUntil: '2027-05-01',
    papers: [papers[0]!.file],
  });
});
