import type { MailWords } from './mail.ts';

/** The mails in English. */
export const wordsEn: MailWords = {
  greetings: { named: 'Hello {name},', plain: 'Hello,' },
  of: {
    'verify-email': {
      subject: 'Verify your email address',
      paragraphs: [
        'Welcome to Paltu! Please confirm that this is your email address.',
        'The link works for 24 hours. Where you are not logged in, it asks for the password of your account.',
      ],
      button: 'Verify email',
      notYou:
        'If you have not registered with Paltu, you need not do anything: without the password of that account the link does nothing.',
    },
    'confirm-new-email': {
      subject: 'Confirm your new email address',
      paragraphs: [
        'You asked to use this email address for your Paltu account. It counts as soon as you confirm it; until then you log in with the old one.',
        'The link works for 24 hours. Where you are not logged in, it asks for the password of your account.',
      ],
      button: 'Confirm new email',
      notYou: 'If you have not asked for this, you need not do anything.',
    },
    'email-change-asked': {
      subject: 'Your email address is about to change',
      paragraphs: [
        'Somebody who is logged in to your Paltu account asked to use another email address. Until it is confirmed, this one stays.',
      ],
      notYou: 'If this was not you, change your password now: your other sessions end with it.',
    },
    'email-changed': {
      subject: 'Your email address was changed',
      paragraphs: ['Your Paltu account now has another email address. You can no longer log in with this one.'],
      notYou: 'If this was not you, please write to us at once.',
    },
    'reset-password': {
      subject: 'Reset your password',
      paragraphs: [
        'You asked for a new password for your Paltu account.',
        'The link works once, for one hour. All your sessions end with it.',
      ],
      button: 'Choose a new password',
      notYou: 'If you have not asked for this, you need not do anything: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      paragraphs: ['The password of your Paltu account was changed. Your other sessions have ended.'],
      notYou: 'If this was not you, ask for a new password on the login page at once.',
    },
    'second-factor-on': {
      subject: 'Two-step verification is on',
      paragraphs: [
        'From now on a login to your Paltu account asks for a code of your app beside the password. Your other sessions have ended.',
        'Keep your recovery codes where you find them without your phone.',
      ],
      notYou: 'If this was not you, change your password at once and write to us.',
    },
    'second-factor-off': {
      subject: 'Two-step verification is off',
      paragraphs: ['From now on the password alone opens your Paltu account.'],
      notYou: 'If this was not you, change your password at once and turn two-step verification on again.',
    },
    'recovery-code-used': {
      subject: 'A recovery code of your account was used',
      paragraphs: ['Somebody gave one of your recovery codes in place of a code of your app. It does not work a second time.'],
      notYou: 'If this was not you, change your password at once, and make new recovery codes.',
    },
    'second-factor-reset': {
      subject: 'Two-step verification of your account was reset',
      paragraphs: [
        'An operator of this site turned two-step verification of your Paltu account off. All your sessions have ended; you log in with your password alone.',
        'Please turn it on again in your profile.',
      ],
      notYou: 'If you have not asked for this, change your password at once and write to us.',
    },
  },
};
