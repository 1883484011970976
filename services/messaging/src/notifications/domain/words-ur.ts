import type { NoticeWords } from './notice-words.ts';

/** The mails in Urdu. */
export const wordsUr: NoticeWords = {
  greetings: { named: '{name}، السلام علیکم!', plain: 'السلام علیکم!' },
  buttons: {
    adoption: 'درخواستیں دیکھیں',
    orders: 'آرڈر دیکھیں',
    appointments: 'ملاقاتیں دیکھیں',
    listings: 'فہرست دیکھیں',
    messages: 'پیغام پڑھیں',
    comments: 'جواب پڑھیں',
    marks: 'اپنا صفحہ دیکھیں',
  },
  ending: 'یہ ای میل آپ کو اس لیے ملی ہے کہ Paltu پر آپ کا اکاؤنٹ ہے۔ یہاں چنیں کہ آپ کو کیا بھیجا جائے: {link}',
  reason: 'وجہ: {reason}',
  of: {
    'adoption.requested': {
      subject: 'کوئی آپ کا پالتو اپنانا چاہتا ہے',
      text: '{pet} کے لیے ایک نئی درخواست آئی ہے۔ براہِ کرم 48 گھنٹے کے اندر جواب دیں۔',
    },
    'adoption.approved': {
      subject: 'آپ کی درخواست منظور ہو گئی',
      text: '{pet} کے مالک نے آپ کو چنا ہے۔ اب آپ ایک دوسرے سے رابطہ کر سکتے ہیں۔',
    },
    'adoption.rejected': {
      subject: 'آپ کی درخواست منظور نہیں ہوئی',
      text: '{pet} کے لیے آپ کی درخواست منظور نہیں ہوئی۔ اور بھی پالتو گھر کے منتظر ہیں۔',
    },
    'adoption.cancelled': { subject: 'اپنانے کی ایک درخواست واپس لے لی گئی', text: '{pet} کے لیے درخواست واپس لے لی گئی۔' },
    'adoption.handed-over': { subject: 'آپ کا نیا ساتھی آ گیا', text: '{pet} اب آپ کے پاس ہے۔ ساتھ میں خوش رہیں!' },
    'adoption.fell-through': { subject: 'اپنانے کا معاملہ مکمل نہ ہو سکا', text: '{pet} کو اپنانے کا معاملہ مکمل نہ ہو سکا۔' },
    'adoption.answer-due': { subject: 'ایک درخواست آپ کے جواب کی منتظر ہے', text: '{pet} کے لیے درخواست اب بھی آپ کے جواب کی منتظر ہے۔' },
    'adoption.hand-over-due': {
      subject: 'کیا پالتو نئے گھر پہنچ گیا؟',
      text: '{pet} کی درخواست کچھ عرصہ پہلے منظور ہوئی تھی۔ براہِ کرم بتائیں کہ پالتو حوالے ہوا یا نہیں۔',
    },
    'order.placed': { subject: 'آپ کے آرڈر کا شکریہ', text: 'آپ کا آرڈر {number} درج ہو گیا ہے۔' },
    'order.received': {
      subject: 'آپ کے لیے ایک نیا آرڈر ہے',
      text: 'آپ کی دکان کے لیے نیا آرڈر {number} آیا ہے۔ براہِ کرم 24 گھنٹے کے اندر تصدیق کریں۔',
    },
    'order.paid': { subject: 'آپ کی ادائیگی مل گئی', text: 'آپ کے آرڈر {number} کی ادائیگی ہو گئی ہے۔' },
    'parcel.changed': {
      subject: 'ایک آرڈر میں تبدیلی ہوئی',
      text: 'آرڈر {number} میں کچھ تبدیلی ہوئی ہے۔ براہِ کرم ایک نظر دیکھ لیں۔',
    },
    'parcel.confirmed': { subject: 'آپ کے آرڈر کی تصدیق ہو گئی', text: 'دکان نے آپ کے آرڈر {number} کی تصدیق کر دی ہے۔' },
    'parcel.shipped': { subject: 'آپ کا آرڈر راستے میں ہے', text: 'آرڈر {number} کا ایک پارسل روانہ کر دیا گیا ہے۔' },
    'parcel.delivered': { subject: 'پارسل پہنچ گیا', text: 'آرڈر {number} کا ایک پارسل پہنچا دیا گیا ہے۔' },
    'parcel.cancelled': { subject: 'ایک آرڈر منسوخ ہو گیا', text: 'آرڈر {number} کا ایک پارسل منسوخ ہو گیا ہے۔' },
    'parcel.refused': { subject: 'پارسل وصول نہیں کیا گیا', text: 'آرڈر {number} کا ایک پارسل دروازے پر وصول نہیں کیا گیا۔' },
    'parcel.lost': { subject: 'ایک پارسل گم ہو گیا', text: 'آرڈر {number} کا ایک پارسل گمشدہ قرار دیا گیا ہے۔' },
    'parcel.return-asked': { subject: 'واپسی کی درخواست آئی ہے', text: 'آرڈر {number} کا خریدار کچھ واپس کرنا چاہتا ہے۔' },
    'parcel.returned': { subject: 'واپسی قبول ہو گئی', text: 'آرڈر {number} کی واپسی قبول کر لی گئی ہے۔' },
    'parcel.due': { subject: 'ایک آرڈر آپ کا منتظر ہے', text: 'آرڈر {number} آپ کے اگلے قدم کا منتظر ہے۔' },
    'appointment.booked': { subject: 'آپ کے لیے ایک نئی ملاقات بک ہوئی ہے', text: '{vet} کے ساتھ {when} کی ملاقات بک ہوئی ہے۔' },
    'appointment.cancelled': { subject: 'ایک ملاقات منسوخ ہو گئی', text: '{vet} کے ساتھ {when} کی ملاقات منسوخ ہو گئی ہے۔' },
    'appointment.completed': {
      subject: 'آپ کی ملاقات کیسی رہی؟',
      text: '{vet} کے ساتھ {when} کی ملاقات مکمل ہو گئی۔ اب آپ رائے دے سکتے ہیں۔',
    },
    'appointment.missed': {
      subject: 'آپ ملاقات پر نہیں پہنچے',
      text: '{vet} کے ساتھ {when} کی ملاقات میں آپ کی غیر حاضری درج ہوئی ہے۔',
    },
    'appointment.due': { subject: 'آپ کی ملاقات قریب ہے', text: '{vet} کے ساتھ ملاقات {when} کو شروع ہوگی۔' },
    'listing.approved': { subject: 'آپ کی فہرست منظور ہو گئی', text: '{pet} کی فہرست اب سب دیکھ سکتے ہیں۔' },
    'listing.rejected': {
      subject: 'آپ کی فہرست میں تبدیلی درکار ہے',
      text: '{pet} کی فہرست منظور نہیں ہوئی۔ اسے بدلیں تو دوبارہ دیکھی جائے گی۔',
    },
    'message.received': { subject: 'آپ کے لیے نیا پیغام ہے', text: 'کسی نے {thing} کے بارے میں آپ کو پیغام بھیجا ہے۔' },
    'comment.answered': { subject: 'کسی نے آپ کے تبصرے کا جواب دیا', text: 'بلاگ میں آپ کے تبصرے کا جواب آیا ہے۔' },
    'mark.verified': { subject: 'آپ کی تصدیق ہو گئی', text: '{thing} کو اب "تصدیق شدہ" کا نشان حاصل ہے۔' },
    'mark.unverified': {
      subject: 'آپ کا "تصدیق شدہ" نشان ختم ہو گیا',
      text: '{thing} کے پاس اب "تصدیق شدہ" کا نشان نہیں رہا۔ دوبارہ پانے کے لیے کاغذات پھر بھیجیں۔',
    },
    'mark.sent-back': {
      subject: 'آپ کے کاغذات واپس بھیجے گئے',
      text: '{thing} کے کاغذات قبول نہیں ہو سکے۔ آپ دوسرے کاغذات بھیج سکتے ہیں۔',
    },
    'mark.featured': { subject: 'آپ نمایاں ہیں', text: '{thing} اب دوسروں سے پہلے دکھایا جاتا ہے۔' },
    'mark.hidden': { subject: 'آپ کا صفحہ چھپا دیا گیا', text: 'ایڈمن نے {thing} کو چھپا دیا ہے۔ اب اسے صرف آپ اور ایڈمن دیکھ سکتے ہیں۔' },
    'mark.shown': { subject: 'آپ کا صفحہ پھر دکھایا جا رہا ہے', text: '{thing} کو اب پھر سب دیکھ سکتے ہیں۔' },
    'mark.registered': { subject: 'آپ کے ٹیکس نمبر کی جانچ ہو گئی', text: '{thing} اب رجسٹرڈ کے طور پر نشان زد ہے۔' },
  },
};
