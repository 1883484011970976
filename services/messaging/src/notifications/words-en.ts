import type { NoticeGroup, NoticeType } from './notice.ts';

interface WordsOfNotice {
  /** No name in it: what a stranger could choose stands in no subject of ours. */
  readonly subject: string;
  /** `{pet}`, `{thing}`, `{vet}`, `{number}`, `{when}`, `{end}` and `{reason}` stand for what the notice holds. */
  readonly text: string;
}

/** The words of the mails, in one language. */
export interface NoticeWords {
  readonly greetings: { readonly named: string; readonly plain: string };
  readonly buttons: Readonly<Record<NoticeGroup, string>>;
  /** Why the mail came, and how such mails end; `{link}` leads to the settings. */
  readonly ending: string;
  readonly reason: string;
  /** A pet of a digest: `{name}`, `{breed}`, `{age}`, `{city}`. */
  readonly pet: string;
  readonly of: Readonly<Record<NoticeType, WordsOfNotice>>;
}

/** The mails in English. */
export const wordsEn: NoticeWords = {
  greetings: { named: 'Hello {name},', plain: 'Hello,' },
  buttons: {
    adoption: 'Open the requests',
    orders: 'Open the order',
    appointments: 'Open the appointments',
    listings: 'Open the listing',
    messages: 'Read the message',
    comments: 'Read the reply',
    marks: 'Open your page',
    searches: 'See all of them',
  },
  ending: 'You get this mail because you have a Paltu account. Choose what is mailed to you: {link}',
  reason: 'The reason: {reason}',
  pet: '{name}: {breed}, {age}, {city}',
  of: {
    'adoption.requested': {
      subject: 'Somebody would like to adopt your pet',
      text: 'There is a new request for {pet}. Please answer it within 48 hours.',
    },
    'adoption.approved': {
      subject: 'Your adoption request was approved',
      text: 'The owner of {pet} has chosen you. Now you see how to reach each other.',
    },
    'adoption.rejected': {
      subject: 'Your adoption request was declined',
      text: 'Your request for {pet} was declined. Other pets are waiting for a home.',
    },
    'adoption.cancelled': { subject: 'An adoption request was withdrawn', text: 'The request for {pet} was withdrawn.' },
    'adoption.owner-away': {
      subject: 'Your adoption request has ended',
      text: 'The owner of {pet} is not available at the moment, so your request has ended. You are welcome to ask again once {pet} is offered again.',
    },
    'adoption.owner-left': {
      subject: 'Your adoption request has ended',
      text: 'The owner of {pet} has left Paltu, so your request has ended. Other pets are waiting for a home.',
    },
    'adoption.handed-over': { subject: 'Your new pet has moved in', text: '{pet} was handed over to you. Have a good time together!' },
    'adoption.fell-through': { subject: 'An adoption did not work out', text: 'The adoption of {pet} came to nothing.' },
    'adoption.answer-due': {
      subject: 'A request is waiting for your answer',
      text: 'The request for {pet} is still waiting for your answer.',
    },
    'adoption.hand-over-due': {
      subject: 'Has the pet moved?',
      text: 'The adoption of {pet} was approved some time ago. Please note whether the pet was handed over.',
    },
    'adoption.meeting-named': {
      subject: 'A day to meet was named',
      text: 'A day to meet for {pet} was named. Please answer whether it suits you.',
    },
    'adoption.meeting-agreed': { subject: 'You are going to meet', text: 'The day that you named to meet for {pet} was agreed to.' },
    'order.placed': { subject: 'Thank you for your order', text: 'Your order {number} was placed.' },
    'order.received': {
      subject: 'You have a new order',
      text: 'There is a new order {number} for your store. Please confirm it within 24 hours.',
    },
    'order.paid': { subject: 'Your payment has arrived', text: 'Your order {number} is paid.' },
    'parcel.changed': {
      subject: 'An order was changed',
      text: 'Something has changed about order {number}. Please have a look.',
    },
    'parcel.confirmed': { subject: 'Your order was confirmed', text: 'The store has confirmed your order {number}.' },
    'parcel.shipped': { subject: 'Your order is on its way', text: 'A parcel of order {number} was sent.' },
    'parcel.delivered': { subject: 'A parcel was delivered', text: 'A parcel of order {number} was delivered.' },
    'parcel.cancelled': { subject: 'An order was cancelled', text: 'A parcel of order {number} was cancelled.' },
    'parcel.refused': { subject: 'A parcel was not accepted', text: 'A parcel of order {number} was not accepted at the door.' },
    'parcel.lost': { subject: 'A parcel is lost', text: 'A parcel of order {number} was declared lost.' },
    'parcel.return-asked': { subject: 'A return is asked for', text: 'The buyer of order {number} would like to give something back.' },
    'parcel.returned': { subject: 'A return was accepted', text: 'The return of order {number} was accepted.' },
    'parcel.return-refused': {
      subject: 'A return was refused',
      text: 'The return of order {number} was refused. Please read the reason.',
    },
    'parcel.recalled': {
      subject: 'A recalled product was taken out of an order',
      text: 'A product of order {number} was recalled for its danger. It was taken out of the order and is not sent.',
    },
    'parcel.store-away': {
      subject: 'A store can send nothing for now',
      text: 'A store of your order {number} can send nothing for now. What it does not send within 5 days is cancelled, and what you have paid is paid back. You can cancel it yourself before.',
    },
    'parcel.store-back': { subject: 'A store can send again', text: 'The store that could send nothing of your order {number} is back.' },
    'parcel.due': { subject: 'An order is waiting for you', text: 'Order {number} is waiting for your next step.' },
    'contest.not-arrived': {
      subject: 'A buyer has not got a parcel',
      text: 'The buyer of order {number} objects: a parcel that was reported as delivered has not come. Our team decides; until then nothing of this parcel is paid out.',
    },
    'contest.return-refused': {
      subject: 'A buyer objects to a refused return',
      text: 'The buyer of order {number} objects to your refusal of the return. Our team decides; until then nothing of this parcel is paid out.',
    },
    'contest.refusal': {
      subject: 'A buyer objects',
      text: 'The buyer of order {number} objects: they have not refused the parcel at the door. Our team decides.',
    },
    'contest.upheld': {
      subject: 'Our team has decided about an objection',
      text: 'Our team agrees with the buyer of order {number}: {reason}',
    },
    'contest.dismissed': {
      subject: 'Our team has decided about an objection',
      text: 'Our team does not agree with the buyer of order {number}: {reason}',
    },
    'case.opened': {
      subject: 'A buyer objects: an admin decides',
      text: 'A buyer objects about order {number}. Please look at the case and decide.',
    },
    'case.waiting': {
      subject: 'A case waits for an admin',
      text: 'A case about order {number} waits for a decision. Please look at it.',
    },
    'refund.due': {
      subject: 'You get money back',
      text: 'Money of your order {number} is to be paid back to you. Please name the account that it goes to.',
    },
    'refund.with-store': {
      subject: 'The store gives money back to you',
      text: 'You paid the store at the door, so the store itself gives back the money of your order {number}. If nothing has come after 3 days, tell us on the page of the order.',
    },
    'refund.with-courier': {
      subject: 'You get money back',
      text: 'The courier still has the money of your order {number}. It is paid back to you when it has passed it on to us.',
    },
    'refund.to-give-back': {
      subject: 'Please give money back to a buyer',
      text: 'Something of order {number}, which you were paid for at the door, came back. Please give the buyer the money, and confirm it under "What you owe".',
    },
    'refund.paid': { subject: 'Your money was paid back', text: 'Money of your order {number} was transferred to your account.' },
    'refund.given-back': {
      subject: 'The store has given money back',
      text: 'The store says that it gave back the money of your order {number}. If you did not get it, tell us within 7 days on the page of the order.',
    },
    'refund.contested': {
      subject: 'A buyer has not got their money',
      text: 'The buyer of order {number} says that the money you owe has not come back. Our team decides; until then nothing of this parcel is paid out.',
    },
    'refund.still-owed': {
      subject: 'Our team has decided about a refund',
      text: 'Our team has decided that the store still owes money of order {number} to its buyer.',
    },
    'refund.settled': {
      subject: 'Our team has decided about a refund',
      text: 'Our team has decided that the money of order {number} was given back.',
    },
    'product.recalled': {
      subject: 'A product that you ordered was recalled',
      text: '{thing} of your order {number} was recalled. Please read why, and what to do.',
    },
    'product.recalled-on-its-way': {
      subject: 'Do not accept a product that is on its way to you',
      text: '{thing} of your order {number} was recalled for its danger and is on its way to you. Please do not accept it, and do not use it.',
    },
    'appointment.booked': { subject: 'You have a new appointment', text: 'A visit with {vet} was booked for {when}.' },
    'appointment.cancelled': { subject: 'An appointment was cancelled', text: 'The visit with {vet} on {when} was cancelled.' },
    'appointment.completed': { subject: 'How was your visit?', text: 'Your visit with {vet} on {when} is over. You can review it now.' },
    'appointment.missed': { subject: 'You missed an appointment', text: 'The visit with {vet} on {when} was noted as missed.' },
    'appointment.due': { subject: 'Your appointment is soon', text: 'The visit with {vet} begins on {when}.' },
    'listing.approved': { subject: 'Your listing is approved', text: 'Everybody can see the listing of {pet} now.' },
    'listing.rejected': {
      subject: 'Your listing needs a change',
      text: 'The listing of {pet} was not approved. Change it, and it is looked at again.',
    },
    'message.received': { subject: 'You have a new message', text: 'Somebody has written to you about {thing}.' },
    'report.decided': {
      subject: 'We have looked at your report',
      text: 'An admin has looked at the conversation about {thing} that you reported, and decided. Thank you for your help.',
    },
    'report.upheld': {
      subject: 'We have looked at what you reported',
      text: 'An admin has looked at what you reported, and agrees with you. Thank you for your help.',
    },
    'report.not-upheld': {
      subject: 'We have looked at what you reported',
      text: 'An admin has looked at what you reported, and has found nothing against our rules. Thank you for your help.',
    },
    'report.false': {
      subject: 'A report of yours was given in bad faith',
      text: 'An admin has found that a report of yours was given in bad faith. After three such reports within a year you cannot report anything for 90 days.',
    },
    'conduct.warned': {
      subject: 'A warning about what you wrote',
      text: 'What you wrote was reported, and an admin asks you to keep to the rules of Paltu.',
    },
    'conduct.stopped': {
      subject: 'You cannot write messages for now',
      text: 'What you wrote was reported, and an admin has stopped you from writing messages until {end}.',
    },
    'conduct.stopped-for-good': {
      subject: 'You cannot write messages any more',
      text: 'What you wrote was reported, and an admin has stopped you from writing messages.',
    },
    'conduct.allowed': { subject: 'You can write messages again', text: 'An admin lets you write messages again.' },
    'conduct.upheld': {
      subject: 'A report about you was upheld',
      text: 'Something of yours was reported, and an admin agrees with the report. You can object once.',
    },
    'conduct.objection-accepted': {
      subject: 'Your objection was right',
      text: 'An admin has looked at your objection, and agrees with you. What was reported no longer counts.',
    },
    'conduct.objection-refused': {
      subject: 'We have looked at your objection',
      text: 'An admin has looked at your objection, and does not agree with it.',
    },
    'comment.answered': { subject: 'Somebody replied to your comment', text: 'There is a reply to your comment in the blog.' },
    'mark.verified': { subject: 'You are verified', text: '{thing} has the mark "Verified" from now on.' },
    'mark.unverified': {
      subject: 'Your mark "Verified" has ended',
      text: '{thing} no longer has the mark "Verified". Send your papers again to get it back.',
    },
    'mark.checked-again': {
      subject: 'Your mark "Verified" is being checked again',
      text: '{thing} has no mark "Verified" while its papers are checked. You need to do nothing: the mark comes back if all is well.',
    },
    'mark.sent-back': { subject: 'Your papers were sent back', text: 'The papers of {thing} could not be accepted. You can send others.' },
    'mark.featured': { subject: 'You are featured', text: '{thing} is shown before others from now on.' },
    'mark.hidden': { subject: 'Your page is hidden', text: 'An admin has hidden {thing}. Only you and admins see it.' },
    'mark.shown': { subject: 'Your page is shown again', text: 'Everybody can see {thing} again.' },
    'payout.changed': {
      subject: 'The bank account of your store was changed',
      text: 'Your store named another bank account. Nothing is paid out to it before {when}. Was it not you? Then change your password at once, and name your account again.',
    },
    'mark.registered': { subject: 'Your tax number was checked', text: '{thing} is marked as registered from now on.' },
    'search.matched': { subject: 'New pets that you are looking for', text: 'New pets match your saved searches: {number}.' },
  },
};
