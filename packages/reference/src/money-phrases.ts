/** Phrases in which frauds ask for money before the pet is there, in English, Roman Urdu and Urdu; see `isPhrase`. */

const wallet = 'jazzcash/jazcash/easypaisa/easypesa/easypaisay/esypaisa/sadapay/nayapay/upaisa/جازکیش/ایزیپیسہ';
const wallets = [wallet, 'jazz cash/kash', 'easy paisa/pesa', 'جاز کیش', 'ایزی پیسہ'];

const money =
  'payment*/money/amount/fund*/raqam/raqm/paisa/paise/paisay/paisey/paiso/pese/pesay/paisy/رقم/پیسے/پیسہ/پیسوں/ادائیگی/ادائیگیاں/پیمنٹ';

const send = 'send/sent/transfer*/deposit*/bhej*/bhijwa*/bhjo/bhj/bhjwa*/bhayj*/jama/remit/بھیج*/بھجوا*/جمع/ٹرانسفر';

const doIt =
  'karo/kro/kardo/krdo/kardein/krdein/karein/karen/krein/karain/karna/krna/karwa*/krwa*/kara*/dalwa*/dalo/کریں/کرو/کردیں/کروا*/ڈالیں';

/** kar do, kar ke */
const andDoIt = 'kar/kr/کر do/de/dein/den/dena/deni/dijiye/k/ke/دیں/دو/دے/کے';

const advance = 'advance/advanc/advence/adwance/edvance/edvans/advans/advnce/upfront/peshgi/paishgi/pashgi/پیشگی/ایڈوانس/اڈوانس/ایڈوانز';

const token = 'token/tokens/tokan/toukan/tokn/tokenmoney/ٹوکن';

const thousands = 'rs/rupees/rupay/rupaye/rupe/hazar/hazaar/thousand/روپے/ہزار';

const bayana = 'bayana/biyana/baiana/bayaana/beyana/bayanah/بیعانہ/بیانہ/بیعانے';

const booking = 'book/booking/buking/reserve/reservation/reserving/holding/hold/confirm/confirmation/بکنگ/بک/کنفرم/محفوظ';

const fee = 'amount/fee/fees/charge/charges/money/payment/deposit/raqam/paise/paisay/rs/rupees/فیس/چارجز/رقم/پیسے/ادائیگی/روپے';

const carriage =
  'delivery/dilivery/courier/tcs/leopards/daewoo/bilty/petrol/kourier/cargo/shipping/transport/transportation/ticket/crate/insurance/permit/vaccination/vaccine/registration/paperwork/clearance/gate/کورئیر/کوریئر/کارگو/ڈیلیوری/ٹرانسپورٹ';

const carriageFee = 'fee/fees/charge/charges/cost/kiraya/kharcha/kharch/paise/amount/فیس/چارجز/کرایہ/خرچہ/پیسے';

const before = 'first/before/pehle/pehlay/pehly/phle/phly/phlay/pahle/پہلے';

const must =
  'required/must/mandatory/compulsory/lazmi/lazim/zaroori/zaruri/chahiye/chahie/chahye/lagega/lagegi/lagta/hogi/hoga/لازمی/ضروری/چاہیے/ہوگی/ہوگا';

const give = 'dena/deni/dein/den/dijiye/dijye/de/do/dedo/dedein/dekar/dey/دیں/دے/دینا/دینی/دیجیے';

const number = `# ${thousands}/percent/k/فیصد`;

const no = 'no/not/never/dont/without/zero/bina/bila/baghair/bagair/bagher/بغیر/بنا/بلا';

const not = 'nahi/nahin/nhi/nai/nahe/mat/na/نہیں/مت/نہ';

const asked = `${advance}/${token}/${bayana}/${money}`;

export const advanceMoneyPhrases: readonly string[] = [
  token,
  bayana,
  ...[`${advance} … ${money}`, `${money} … ${advance}`, `${advance} … ${send}`, `${send} … ${advance}`, `${advance} #`, `# ${advance}`],
  ...[`${number} ${advance}`, `${advance} … ${must}`, `${advance} … ${give}`, `${advance} … ${booking}`, `pay … ${advance}`],
  ...[`${booking} … ${advance}`, `half/adha/adhi/aadhi/aadha/آدھی/آدھا ${money}`, `half/adhi/adha/aadhi/آدھی … ${advance}/${before}`],
  ...wallets.flatMap((name) => [
    `${advance} … ${name}`,
    `${name} … ${advance}`,
    `${name} … ${send}/${doIt}`,
    `${name} … ${andDoIt}`,
    `${name} kar/kr/کر`,
    `${send} … ${name}`,
    `${name} #`,
    `${name} number/num/no/نمبر #`,
    `# … ${name}`,
  ]),
  ...[`${booking} … ${fee}`, `${booking} … #`, `refundable/security … deposit/fee/amount/money/raqam`, `deposit … ${booking}`],
  ...[
    `${carriage} … ${carriageFee} … ${before}/${advance}/${send}/must`,
    `${before} … ${carriage} … ${carriageFee}`,
    `pay … ${carriage} ${carriageFee} … ${before}`,
  ],
  ...wallets.map((name) => `${carriage} … ${carriageFee} … ${name}`),
  ...[
    `${send} … ${carriage} ${carriageFee}`,
    `${money} ${before}`,
    `${before} ${money}`,
    `pay ${before}`,
    `${before} … ${money} … ${send}/${doIt}/${give}`,
  ],
  ...[
    `${money} … ${send}`,
    `${send} … ${money}`,
    `${money} … screenshot/receipt/raseed/rasid/رسید`,
    `screenshot/receipt/raseed/رسید … ${money}/${send}`,
  ],
  ...[
    `${before} … # … ${send}`,
    `# … ${thousands} … ${send}`,
    `${thousands} … ${send}/${andDoIt}`,
    `${send} … ${thousands}/pkr #`,
    `${send} … # … ${booking}`,
  ],
  ...[
    `# … ${before} … ${send}`,
    `pay … # … ${carriage}`,
    `${send} # … account/bank/hbl/ubl/mcb/meezan/alfalah/اکاؤنٹ/بینک`,
    `pay … rest/remaining/balance/baqi/baki`,
    `# … rest/remaining/balance/baqi/baki/باقی … deliver*/arriv*/reach*/mil*/وصولی/ڈیلیوری`,
  ],
  ...[
    `ship*/dispatch*/courier*/deliver* … after … payment/pay/transfer/deposit`,
    `after … payment/transfer/deposit … ship*/dispatch*/deliver*/send`,
  ],
  ...[
    `${money}/${send} … phir/then/پھر … delivery/address/location/pata/ایڈریس/پتہ/لوکیشن/dispatch*`,
    `${carriageFee} … ${send}`,
    `tok en/an`,
  ],
  ...[
    'western union',
    'money gram',
    'moneygram/bitcoin/crypto/usdt',
    'gift card/cards',
    `bank transfer only/first/before/now/${doIt}`,
    `bank transfer kar/kr`,
  ],
  ...['full payment before', 'account/اکاؤنٹ … jama/deposit/transfer/bhej*/بھیج*/جمع', 'iban', 'no cash on delivery', 'cod nahi/not/نہیں'],
  ...['otp', 'verification code', 'code … bata*/bhej*/send/tell/forward/btao/btado', 'send/tell … code', 'کوڈ … بتا*/بھیج*', 'او ٹی پی'],
];

/** Who asks for none, or warns of those who do. */
export const noAdvancePhrases: readonly string[] = [
  `token of`,
  `as a token`,
  `${token} toy/toys/gift/gifts/reward/rewards`,
  `${advance} booking … vet/doctor/appointment`,
  `${advance} vaccin*/vacin*/deworm*/train*/thank*/shukri*/level/notice/inform*/ویکسین*/شکریہ/تربیت`,
  `${no} ${asked}`,
  `${no} any/need/pay/send/ask/asking/asked/take/taking/taken/require/required/give/giving/accept/charge/demand/transfer … ${asked}`,
  `${no} ${asked} … ${asked}`,
  `koi/کوئی ${asked} … ${not}`,
  `${asked} ${not}/not/never`,
  `${asked} ya/or/aur/and/یا/اور ${asked} … ${not}`,
  `${asked} wagera/waghera/waghaira/وغیرہ … ${not}`,
  `${asked} ki/ka/کی/کا koi/کوئی zaroorat/zarurat/ضرورت ${not}`,
  `${asked} ki/ka/کی/کا zaroorat/zarurat/ضرورت ${not}`,
  `${asked} ki/کی baat/بات ${not}`,
  `${asked} is/are not`,
  `${asked} ${send} ${not}`,
  `${before} dekh*/dekhein/aa/aao/aakar/aayein/mil*/check/visit/meet/see/دیکھ*/آ/آئیں/مل*`,
  `see/meet/visit/check … ${before}`,
  `${money}/cash/${wallet} … milne/mulaqat/milkar/handover/pickup/collection/collect/meetup/meeting/ملاقات/ملنے`,
  `milne/mulaqat/handover/pickup/collection/collect/meetup/ملاقات/ملنے … ${money}/${wallet}`,
  `easy paisa … milne/mulaqat/handover/pickup/collect`,
  `scam*/fraud*/thug*/farad* … ask*/demand*/mang* … ${asked}`,
  `who/jo ask/asks/demand/demands/mang*/want … ${asked}`,
  `${asked} mangne/mangnay/maangne/مانگنے`,
  `kisi ko … ${money} ${not}`,
  `کسی کو … ${money} ${not}`,
];

/** The pet is not to be had without it: never an excuse, whatever stands around it. */
export const advanceDemandedPhrases: readonly string[] = [
  `without ${token}/${advance}/${bayana}/payment … no/not/cannot/cant/wont/never`,
  `no/not/cannot/cant/wont/never … without ${token}/${advance}/${bayana}/payment`,
  `${token}/${advance}/${bayana}/${money} ke/k/kay/کے baghair/bagair/bagher/bina/بغیر/بنا … ${not}/no`,
  `baghair/bagair/bina/bila/بغیر/بنا ${token}/${advance}/${bayana} … ${not}/no`,
];

const payPlace = `account/acount/acc/iban/${wallet}/اکاؤنٹ/اکاونٹ/اکاؤنٹس/اکاؤنٹوں`;

const person = [
  'bhai/bhaiya/dost/cousin/kazan/agent/manager/friend/friends/brother/brothers/uncle/chacha/mamu/mamoo/driver/rider/secretary/assistant/partner',
  'sisters/cousins/uncles/fathers/mothers/wifes/husbands/sons/managers/agents/partners/wife/husband/sister/behan/mother/father/biwi/walid/abu/ammi/son/boss/malik/dealer/munshi/employee/kisi/doosre/dusre/dosre/dusray/another/someone',
  'بھائی/دوست/کزن/ایجنٹ/مینیجر/منیجر/مینجر/کسی/دوسرے/بہن/بیوی/چچا/ماموں/ڈرائیور/والد/منشی/مالک',
].join('/');

export const otherAccountPhrases: readonly string[] = [
  ...[payPlace, 'easy paisa', 'jazz cash', 'ایزی پیسہ', 'جاز کیش'].flatMap((place) => [`${person} … ${place}`, `${place} … ${person}`]),
  'account … name/naam/title … of/different/other/alag/aur/نام',
  'account title … different/other/alag/aur',
  'account/اکاؤنٹ … changed/tabdeel/badla/badal/تبدیل/بدل',
  'new/naya/نیا account/اکاؤنٹ',
  'mera/my/hamara/our/mine/میرا/ہمارا account/easypaisa/jazzcash/اکاؤنٹ … band/block*/limit*/closed/freeze/frozen/khatam/بند/بلاک',
  'different/another/other/new/naya/نیا account … number/payment/transfer/send/bhej*',
];

export const ownAccountPhrases: readonly string[] = [
  'on account of',
  'instagram/insta/facebook/fb/tiktok/youtube/tik/twitter/انسٹاگرام/فیس/یوٹیوب account/اکاؤنٹ',
  'account … instagram/insta/facebook/tiktok/youtube',
  `${no} … account`,
  `${asked} … ${not}`,
];
