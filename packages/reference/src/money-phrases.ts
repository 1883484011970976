/**
 * Phrases in which frauds ask for money before the pet is there, in English, Roman Urdu and Urdu; see `isPhrase`. They are built of what money
 * is called, how it is sent, when, and what is promised for it: two of these close to each other count, whichever is first.
 */

const near = (one: string, other: string): readonly string[] => [`${one} … ${other}`, `${other} … ${one}`];

const wallet = [
  'jazz+cash/jaz+cash/jazz+kash/jaz+kash/wallet/jazcas*/easy+paisa*/easy+pesa/easy+paisay/easy+pysa/easy+paise/easy+pese/easypais*/esypaisa/esy+paisa/izi+paisa',
  'sada+pay/naya+pay/u+paisa/jc/raast/zindigi/paypal/جاز+کیش/ایزی+پیسہ/ایزی+پیسا/سادہ+پے/نیا+پے/راست',
].join('/');

const money =
  'payment*/money/amount/fund/funds/raqam/raqm/rakam/paisa/paise/paisay/paisey/paison/paiso/pese/pesay/pesy/paisy/paisa/dues/sum/transaction/transactions/رقم/پیسے/پیسہ/پیسوں/ادائیگی/ادائیگیاں/پیمنٹ';

const rupees = '##/rs/pkr/rupees/rupay/rupaye/rupe/hazar/hazaar/thousand/روپے/ہزار';

const numberWord =
  'ek/aik/do/teen/tin/char/chaar/panch/paanch/das/pachas/saat/aath/one/two/three/four/five/ten/ایک/دو/تین/چار/پانچ/دس/پندرہ/بیس/پچاس/سات/آٹھ';

const fee =
  'fee/fees/charge/charges/cost/costs/bill/bills/bil/بل/بلز/kiraya/kiraye/karaya/karaye/kharcha/kharch/kharchay/فیس/چارجز/کرایہ/کرائے/خرچہ/خرچ';

const send =
  'send/sent/sending/transfer*/deposit*/remit/wire/bhej*/bhij*/bhjo/bhj/bhjwa*/bhayj*/bejo/bejdo/bejd*/jama/بھیج*/بھجوا*/جمع/ٹرانسفر/ٹرانسف*';

const pay = 'pay/paying/pays/settle';

const doIt = [
  'kar+do/kr+do/kar+de/kr+de/kar+dein/kr+dein/kr+den/kar+den/kar+dijiye/kar+ke/kr+ke/kar+k/kr+k/karo/kro/karein/karen/krein/karain/karna/krna/karwa*/krwa*/kara*',
  'dal+do/dal+dein/dal+den/dalwa*/dalo/daalo/lagwa+do/کر+دیں/کر+دو/کر+کے/کریں/کرو/کروا*/ڈالیں/ڈال+دیں/ڈالو/کرنے+ہوں/کرنی+ہوگی',
].join('/');

const give = 'dena/deni/dene/dein/den/dijiye/dijye/de+do/dedo/dedein/dekar/dey/do/chahiye/chahye/دیں/دے/دینا/دینی/دینے/دیجیے/دو';

const advance =
  'advance/advanc/advence/adwance/edvance/edvans/advans/advnce/adwans/adv/ad+van+ce/adv+ance/ad+vance/upfront/peshgi/paishgi/pashgi/peshagi/پیشگی/ایڈوانس/اڈوانس/ایڈوانز';

const token = 'token/tokens/tokan/toukan/tokn/tken/tkn/tokon/tokin/tocken/toekn/tokenmoney/tok+en/tok+an/to+ken/to+kan/ٹوکن';

const bayana = 'bayana/biyana/baiana/bayaana/beyana/bayanah/byana/بیعانہ/بیانہ/بیعانے';

const booking = [
  'book/booking/bookings/bookin/buking/buk/reserve/reserves/reserved/reservation/reserving/holding/hold/secure/secures/confirm/confirms/confirmation/confirmed/lock/spot/slot',
  'waiting+list/naam+likh*/pakki/pakka/seat/seriousness/kept+aside/بکنگ/بک/کنفرم/محفوظ/ریزرو/پکی/پکا/نام+لکھ*',
].join('/');

const early = 'first/pehle/pehlay/pehly/pehlai/phle/phly/phlay/pahle/pahlay/phele/پہلے/پہلی';

const now = 'now/abhi/abi/today/aaj/immediately/ابھی/آج';

const carriage = [
  'delivery/dilivery/courier/kourier/tcs/leopards/daewoo/bilty/builty/billty/petrol/fuel/cargo/shipping/shipment/transport/transportation/airline/flight/rider/driver/gari/gaari/van',
  'ticket/crate/insurance/permit/license/licence/passport/customs/custom/clearance/registration/paperwork/gate/adda/addey/certificate',
  'کورئیر/کوریئر/کارگو/ڈیلیوری/ٹرانسپورٹ/بلٹی/گاڑی/رائیڈر/ڈرائیور/پیٹرول/پٹرول/کسٹم/انشورنس/ٹکٹ/رجسٹریشن',
].join('/');

const papers = 'vaccination/vaccine/vaccines/injection/injections/papers/documents/microchip/health/ویکسین/ویکسینیشن/ٹیکے/کاغذات';

const carrier =
  'agent/agents/agency/caretaker/bykea/bikea/indrive/yango/ایجنٹ/courier/kourier/tcs/leopards/daewoo/skyways/movers/express/coach/train/bilty/builty/cargo/airline/pia/bus/driver/rider/adda/addey/terminal/train/shipment/shipping/transport/transportation/relocation/customs/کورئیر/کوریئر/کارگو/ڈرائیور/رائیڈر/بلٹی/اڈے/گاڑی';

const buyer = 'you/u/ur/your/buyer/buyers/adopter/new+owner/aap/ap/tum/apko/apne/customer/customers/آپ/خریدار';

const sendOff =
  'ship*/dispatch*/courier*/deliver*/rawana/nikal*/nikl*/chor*/charha*/charh*/loaded/load/flies/fly/drop/handed/pohanch+jaye*/pohnch+jaye*/video/pics/address/location/pata/lokeshan/tracking/roana/leaves/travel*/ایڈریس/پتہ/لوکیشن/روانہ/چڑھا*/تصویر*/ڈیلیوری/بھیج+دوں*/بھیجوں*';

const must =
  'required/require/must/mandatory/compulsory/lazmi/lazim/zaroori/zaruri/chahiye/chahie/chahye/lagega/lagegi/lagta/lagti/lgta/hogi/hoga/honge/karna/لازمی/ضروری/چاہیے/ہوگی/ہوگا/ہو+گی';

const rest = 'rest/remaining/remainder/balance/baqi/baki/baqaya/باقی/بقایا/بقیہ';

const half = 'half/adha/adhi/adhe/aadhi/aadha/aadhe/aadhay/adhay/nisf/آدھی/آدھا/آدھے/نصف/percent/fisad/faisad/فیصد';

const proof =
  'screenshot/screen+shot/screen+shoot/receipt/reciept/recipt/raseed/rasid/slip/transaction+id/trx/tid/رسید/سلپ/اسکرین+شاٹ/سکرین+شاٹ';

const then = 'phir/phr/fir/then/tab/tb/پھر/تب/تبھی';

const afterIt = 'ke+baad/k+baad/kay+baad/k+bad/ke+bad/ke+bd/pe+hi/par+hi/aate+hi/milte+hi/hote+hi/کے+بعد/آتے+ہی/ملتے+ہی/ہوتے+ہی';

const no = 'no/not/never/dont/without/zero/bina/bila/baghair/bagair/bagher/بغیر/بنا/بلا';

const not = 'nahi/nahin/nhi/nai/nahe/nahen/ni/mat/na/نہیں/مت/نہ';

const asked = `${advance}/${token}/${bayana}/${money}`;

const without = 'baghair/bagair/bagher/bghair/bina/bila/بغیر/بنا/without';

const bank = 'bank/account/acount/acc/hbl/ubl/mcb/meezan/alfalah/iban/اکاؤنٹ/اکاونٹ/بینک';

const outside = 'gift/wallet/prepaid/itunes/amazon/google+play/steam/crypto/bitcoin/usdt/moneygram/western+union/گفٹ';

export const advanceMoneyPhrases: readonly string[] = [
  `${token}/${bayana}/${advance}`,
  // Money in advance, under each of its names.
  ...near(early, `${money}/${wallet}`),
  `${pay} ${early}/${now}`,
  `${early}/${now} ${pay}`,
  `${early}/${now} … ${send}/${wallet} … ${doIt}/${give}/${send}`,
  ...near(early, `${rupees}`).map((phrase) => `${phrase} … ${send}/${give}/${doIt}`),
  ...near('percent/fisad/faisad/adha/adhi/adhe/aadhi/aadha/aadhe/فیصد/آدھی/آدھا/آدھے', `${early}/${must}/${send}`),
  `send/wire/transfer/pay/remit half`,
  ...near('security/zamanat/سیکیورٹی/سیکورٹی/ضمانت', rupees),
  ...near('refund/refunded/refundable/wapis/wapas/واپس', `${money}/${rupees}/${fee}/deposit`),
  ...near('shipping/shipment/cargo/courier/bilty/insurance/customs/transport/transportation/کارگو/بلٹی', '##'),
  `bought/purchased/paid/sent … by … ${buyer}`,
  // By a wallet or a bank.
  ...near(wallet, `${send}/${doIt}/${rupees}/${pay}/${give}/#`),
  ...near(bank, `${send}/${rupees}`),
  `bank ${send}/${pay}/${money}`,
  `${money} … ${bank}`,
  `bank … ${doIt}`,
  // For a promise to keep the pet.
  ...near(booking, `${fee}/${money}/${rupees}/${pay}/${wallet}`),
  ...near(`refundable/security/seriousness/good+faith/zamanat/ضمانت`, `deposit/fee/amount/money/raqam/${rupees}/${send}`),
  `deposit … ${booking}`,
  ...near(booking, 'percent/fisad/faisad/فیصد'),
  `${rupees} to keep/hold`,
  `${rupees} … non returnable/refundable/wapsi`,
  `pre+payment/prepayment/pre+pay/prepaid`,
  `${rupees} … ${now} … ${give}`,
  `${fee}/${carriage}/${money} … aap+ka/ap+ka/aap+ki/ap+ki/aap+ke/ap+ke/buyer+ka/buyer+ke/on+you/on+buyer/آپ+کا/آپ+کی/آپ+کے`,
  `${carriage} ap/aap/آپ ka/ki/ke/کا/کی/کے`,
  `those/only … transfer*`,
  ...near('serious', `${rupees} … ${send}`),
  // For what carries it, and for its papers.
  `${carriage} … ${fee}/${money}/${rupees} … ${early}/${advance}/${send}/must/cover*/clear*/${doIt}`,
  `${early}/${send}/${pay}/cover/clear … ${carriage} … ${fee}/${money}`,
  `${pay}/cover/clear … ${fee} … ${carriage}`,
  `${pay}/cover/clear … ${carriage}`,
  `${pay}/clear … ${rupees} … ${carriage}`,
  `${carriage} … ${fee}/${rupees}/${money} … ${wallet}`,
  `${carriage} … ${fee}/${money}/${rupees} … aap/ap/tum/you/buyer/آپ … ${give}/${pay}/${send}`,
  `aap/ap/tum/you/آپ … ${carriage} … ${fee}/${money}/${rupees} … ${give}/${doIt}/${send}`,
  `${fee} … ${send}/clear*`,
  `clear … ${money}`,
  `${carriage} … ${rupees} … ${pay}`,
  ...near(carrier, `${money}/${fee}/${pay}/${wallet}/${bank}`),
  ...near('agent/agents/agency/caretaker/ایجنٹ', rupees),
  `commitment/confirmation/holding/processing/registration/joining/earnest/blocking/down ${fee}/${money}/deposit`,
  ...near(money, wallet),
  `deposit ${early}`,
  `${wallet} hoga/hogi/honge/hogaa/ہوگی/ہوگا/ہوں+گے`,
  ...near(buyer, `${pay}/settle*/clear`).map((phrase) => `${fee} … ${phrase}`),
  `${fee} … ${buyer} … ${pay}/${give}/${doIt}`,
  `${fee}/${rupees}/${money} … prior/before/until … travel/shipment/dispatch/shipping/driver/video/pics/delivery/visit/address`,
  `${papers} … ${fee}/${money}/${rupees} … ${early}/${advance}/${send}`,
  `${papers} … ${rupees} … ${pay}`,
  `${pay}/${send} … ${rupees}/${money} … before/prior/until`,
  `${wallet} me/mujhe/mujhay/مجھے`,
  `payment/پیمنٹ details/detail/method/link`,
  `buy/purchase … from our/my/agency`,
  `bank/account details/detail/number`,
  ...near('online/آن+لائن', `${money}/${fee}/${rupees}`),
  ...near('video/pics/pictures/ویڈیو', rupees),
  `${fee}/${money} … to+be/must+be/be paid/sent/transfered/cleared/settled`,
  `paying customer/customers/buyer/buyers`,
  `number … ${money} … ${send}/${doIt}`,
  `free/muft/مفت … ${carriage} … ${fee}/${money}`,
  // Money that is sent.
  ...near(money, send),
  ...near(rupees, send),
  `${numberWord} sau/so/hazar/سو/ہزار/hundred … ${send}`,
  `send/bhej*/share/whatsapp … ${proof}`,
  ...near(proof, `${money}/${send}/${then}`),
  `mobile/easy/phone/موبائل load/card/balance/کارڈ/لوڈ … ${send}/${doIt}/${rupees}`,
  ...near(`jo/whoever/jis/who/جو/جس`, `${send}/${pay}`).map((phrase) => `${phrase} … get/gets/milega/milay+ga/mil/usi/us/اسی/ملے`),
  `whoever/jo/جو … ${pay}/${early} … ${pay}/transfer/${send}`,
];

/** Who asks for none, warns of those who do, or takes it where the pet is. */
const handOver = [
  'milne/milkar/mulaqat/handover/hand+over/pickup/pick/picking/collect/collecting/collection/meetup/meet/meeting/met/visit/in+hand/hand+to+hand/in+person/face+to+face',
  'on+delivery/on+arrival/arrives/arrival/at+your+door/doorstep/at+my+home/at+the+clinic/at+clinic/at+the+shelter/after+seeing/when+you+come/when+you+take/when+you+are/you+are+here/i+arrive/i+come/i+reach',
  'le+jate/le+jayen/le+jayein/le+jaen/lete+waqt/lene+aa*/aa+kar/aakar/aa+ke/ghar+par/ghar+pe/hath+mein/hath+ke/haath/pohanchne/pohnchne/check+kar/check+kr/dekh+kar/dekh+ke/dekh+kr/چیک/دیکھ+کر/wusooli/wasooli',
  'ملاقات/ملنے/لیتے+وقت/لینے+آئیں/لے+جائیں/ہاتھ/آ+کر/وصول*/پہنچنے/گھر+پر',
].join('/');

const refused =
  'lena/lene/leni/lunga/loonga/lun/lete/leta/leti/loon/chahiye/chahye/chaiye/mang*/maang*/bhej*/dena/dein/den/do/karein/karen/karna/zaroorat/zarurat/درکار/لینا/لینی/لیتے/لیتا/لیں/چاہیے/مانگ*/بھیج*/دینا/دیں/دینی/ضرورت/لوں*';

export const noAdvancePhrases: readonly string[] = [
  `token of`,
  `as/small a/token token/of`,
  `${token} toy/toys/gift/gifts/reward/rewards`,
  `${advance} booking … vet/doctor/appointment`,
  `${advance}/${early} … vaccin*/vacin*/deworm*/train*/thank*/shukri*/level/notice/inform*/call/ویکسین*/شکریہ/تربیت`,
  `thank*/call/inform*/message/tell/vaccin*/trained/deworm*/contact/book … in advance`,
  `nothing … ${advance}`,
  `${booking} … vet/doctor/appointment/clinic/vaccin*/dose/grooming`,
  `vet/doctor/appointment/clinic/grooming … ${booking}`,
  `${no}/nor/na/neither/nah/نہ ${asked}/${fee}/${bank}/${wallet}`,
  `${asked} ki/ka/کی/کا jaldi/masla/lalach/tension/fikar/جلدی/مسئلہ/لالچ ${not}`,
  `${no} ${asked} … ${asked}`,
  `${no} any/need/pay/send/ask/asking/asked/take/taking/taken/require/required/give/giving/accept/charge/demand/transfer/want/extra/hidden/online/offer/have/use/talk/speak … ${asked}/${fee}/${wallet}`,
  `${no} ${pay}/transfer … ${asked}/before/${early}/anyone/anything/anybody/until`,
  `${no} … ${asked} … before`,
  `koi/کوئی ${asked}/${fee} … ${not}`,
  `koi/کوئی … ${asked} … ${not}`,
  `${not} … koi/کوئی ${asked}/${fee}`,
  `${asked}/${fee} … ${not} ${refused}/hai/hain/ہے/ہیں`,
  `${asked} ${not}/not/never`,
  `${advance}/${token}/${bayana} … ${not}`,
  `${asked} … ${not} … ${asked} ${not}`,
  `${asked} ya/or/aur/and/یا/اور ${asked}/${booking} … ${not}`,
  `${asked} wagera/wagaira/waghera/waghaira/vagera/وغیرہ … ${not}`,
  `${asked} ki/ka/kay/ke/کی/کا … ${not} ${refused}/hai/ہے`,
  `${asked} ki/ka/کی/کا koi/کوئی zaroorat/zarurat/ضرورت ${not}`,
  `${asked} ki/ka/کی/کا zaroorat/zarurat/baat/ضرورت/بات ${not}`,
  `${asked} is/are not`,
  `${early} … dekh*/aa/aao/aaen/aayen/aayein/aein/milo/milen/milein/check/visit/meet/tasali/دیکھ*/آ/آئیں/آکر/ملیں/تسلی … ${money}/${pay}/${wallet}/${give}`,
  `${early} dekh*/aa/aao/aakar/aayein/mil*/check/visit/meet/دیکھ*/آ/آئیں/مل*`,
  `see him/her/them/it/the … ${early}`,
  `meet/visit/check/come … ${early}`,
  `seen/seeing/meet/visit/check/inspect/dekh*/mil/دیکھ* … ${then}/before … ${money}/${pay}/${wallet}`,
  `${money} … cash/bank … ${handOver}`,
  `${money}/cash/${wallet}/${pay}/cover/${fee}/${bank} … ${handOver}`,
  `${handOver} … ${money}/${wallet}/${pay}/${fee}/${send}`,
  `scam*/fraud*/thug*/farad*/beware/avoid/bachein/bachen/بچیں … ask*/demand*/mang*/want*/مانگ* … ${asked}/${send}`,
  `ask*/demand*/mang*/مانگ* … ${asked} … scam*/fraud*/thug*/farad*/فراڈ`,
  `kisi/koi/کسی/کوئی … ${asked} … mang*/maang*/مانگ*`,
  `${asked} … mang*/maang*/مانگ* … hoshyar/hoshiyar/ہوشیار/report`,
  `anyone/someone/anybody asks/asking/ask … ${asked}`,
  `${asked} … mang*/مانگ* … bachein/bachen/bach+ke/بچیں/بچ+کر`,
  `who/jo ask/asks/asking/demand/demands/mang*/want … ${asked}`,
  `${asked} mangne/mangnay/maangne/مانگنے … wal*/وال*/se/سے`,
  `kisi/کسی ko/کو … ${asked} … ${not}`,
  `kisi/کسی ko/کو … ${not} … ${send}`,
  `${asked} ${not} … ${send}`,
  `${asked} … ${send} … kisi`,
  // What the owner has paid themself.
  `${money} baad/later/afterwards/بعد`,
`i/we/already … paid`,
  `main+ne/maine/mene/hum+ne/میں+نے/ہم+نے … diye/diya/di/kar+di*/lage/دیے/دی/دیا`,
  `pasand/masla/bemar/problem/پسند/مسئلہ … ${money} … wapis/wapas/return/واپس`,
  `${asked} … bachein/bachen/bachna/bach+ke/bach+kar/dhokebaz*/dhoke+baz*/بچیں`,
  `${fee}/${money} … main+ne/maine/mene/hum+ne/میں+نے/ہم+نے`,
  `${fee}/${money} … was/were/been/already paid/ada+ho*`,
  `${fee}/${money} … ada+ho*/ادا+ہو*`,
  `free/included/inclusive/muft/مفت ${carriage}`,
  `${carriage}/${fee} is/are/bilkul/بالکل/charges free/included/inclusive/muft/مفت/شامل`,
];

const account = `account/acount/acc/a+c/iban/${wallet}/اکاؤنٹ/اکاونٹ/اکاؤنٹس/اکاؤنٹوں`;

const needed = 'required/must/mandatory/compulsory/lazmi/lazim/zaroori/zaruri/لازمی/ضروری';

/** The pet is not to be had without it, or comes after it: never an excuse, whatever stands around it. */
export const advanceDemandedPhrases: readonly string[] = [
  `${without} ${asked} … no/not/cannot/cant/wont/never/${not}`,
  `no/not/cannot/cant/wont/never … without ${asked}`,
  `${advance}/${token}/${bayana} … ${needed}`,
  `${advance}/${token}/${bayana}/${money}/${send} … warna/nahi+to/nai+to/ورنہ/نہیں+تو`,
  `${send}/${pay} … ${money}/${rupees} … ${then} … come/pick/visit/meet/aa/aao/آ/آئیں`,
  `${advance}/${token}/${money} na/nahi/nai/نہ/نہیں aya/aye/aya+to/mila/mile/آیا/آئے/ملا/ملے`,
  `${advance}/${token} … ${give}/${send} … wapis/wapas/واپس`,
  `${asked} ke/k/kay/کے ${without} … ${not}/no`,
  `jab+tak/jb+tk/until/unless/till/جب+تک … ${money}/${send}/${pay}/${advance}`,
  `${sendOff} … after/once … ${money}/${pay}/transfer/deposit/receiv*/confirm*`,
  `${sendOff} … once/after … receive*/get … ${money}/${rupees}`,
  `after/once … ${money}/transfer/deposit/${pay}/cleared … ${sendOff}/send`,
  `after/once … ${fee}/charges … cleared/paid`,
  `${money}/${send} … ${afterIt}`,
  `${money}/${wallet} … ${send}/${doIt} … ${then} … ${sendOff}/call/baat/بات/code`,
  `${send}/${pay} … ${then}/and … ${sendOff}`,
  `${proof} … ${then}/and … ${sendOff}`,
  `only … ${sendOff} … once/after`,
  `minute/moment/soon … ${money}`,
  `once/after … ${money}/transfer* … ${sendOff}`,
  `no/not/cant/cannot/wont/never/${not} … before/without … deposit/token/advance/payment`,
  `${money}/${send}/${pay}/deposit ${early}/before … ${then}`,
  `${early} … ${money}/${token}/deposit … ${then}`,
  `deposit ${early}`,
  `you/buyer/aap/ap/آپ … ${pay} ${early}`,
  `${fee}/${money}/${rupees} … ${send}/${pay} … before/prior`,
  `${carrier}/${sendOff}/give … when/once/after/jab … ${money}`,
  `${wallet} … ${carrier}/${sendOff}`,
  `${rupees} … ${carriage} … ${send}/${pay}`,
  `once/after/jab/جب your/apki/aap/آپ … ${money}/transfer*/رقم/پیسے`,
  `# digit code/number/pin`,
  `${half} … ${now}/${early}/${advance} … ${rest}/${half}/mil*`,
  `${half} ${money} … ${early}/${advance}/${now}`,
  `${now} … ${rest}/${half} … deliver*/wusooli/later/baad/بعد`,
  `#/${half} … ${now}/${pay} … ${rest}`,
  `${pay} … #/${half} … ${rest}/${now}`,
  `#/${numberWord} … ${send}/${pay}/${advance} … ${rest}`,
  `# … ${rest} … deliver*/arriv*/reach*/mil*/وصولی/ڈیلیوری/پہنچ*/مل*`,
  `${money}/${bayana}/${token}/${rupees}/${numberWord} … ${rest} … deliver*/arriv*/reach*/mil*/وصولی/ڈیلیوری/پہنچ*/مل*`,
  `half/percent/فیصد ${now} … ${rest}/half`,
  `${half} ${now} … ${half}/${rest}`,
  `${numberWord} فیصد ${now}/${early}`,
  `full/poori/puri/sari/پوری/ساری ${money} … before/${early}/${advance}`,
  `${money} before/${early}/${advance} … ${sendOff}`,
  `${outside} card/cards/voucher/code/codes/کارڈ`,
  `western+union/moneygram/money+gram/bitcoin/crypto/usdt`,
  `no cash+on+delivery/cod`,
  `cash+on+delivery/cod/کیش+آن+ڈیلیوری … ${not}`,
  `bank+transfer only/first/before/now/${doIt}`,
  `${account} … number/no/نمبر … ${send}/${money}/${give}/dunga/دوں*`,
  `${money} … ${carriage} … ${early} … ${pay}`,
  'otp/verification+code/او+ٹی+پی',
  'code/کوڈ … bata*/bhej*/send/tell/forward/btao/btado/بتا*/بھیج*',
  'send/tell … code',
];

/** Who warns of money before, or takes it after the pet was seen. */
export const notDemandedPhrases: readonly string[] = [
  `${needed} ${not}`,
  `not/no/never/koi/کوئی … ${needed}`,
  `dont/never/not ${send}/${pay}/give/transfer … ${money}/${rupees}/anything/anybody/anyone`,
  `no ${money}/${pay}/need/${fee}/deposit … before/until/first`,
  `kisi/کسی ko/کو … ${money} … ${not}`,
  `${money} … puppy/billi/kutta/bacha/pet/بلی/کتا/بچہ dekh*/mil*/le/دیکھ*/مل*/لے`,
  `${money} … milne/dekhne/aane/lene/pohanchne/pasand/tasali/ملنے/دیکھنے/آنے/لینے/تسلی … ${afterIt}`,
  `${money} … after … see*/met/meet*/check*/visit*/seen`,
  `after … see*/met/meet*/check*/visit*/seen … ${money}/${pay}`,
];

const person = [
  'bhai/bhaiya/dost/cousin/kazan/agent/manager/friend/friends/brother/brothers/uncle/chacha/mamu/mamoo/driver/rider/secretary/assistant/partner/bhabhi/bhabi/phupho/khala',
  'sisters/cousins/uncles/fathers/mothers/wifes/husbands/sons/managers/agents/partners/wife/husband/sister/behan/mother/father/biwi/walid/abu/ammi/son/boss/malik/dealer/munshi/employee',
  'kisi/doosre/dusre/dosre/dusray/another/someone/somebody/else/shop+wale/dukan+wale/dukandar/shopkeeper/neighbour/neighbor/parosi/nephew/bhanja/bhatija/beta/bete/beti/colleague/relative/rishtedar',
  'بھائی/دوست/کزن/ایجنٹ/مینیجر/منیجر/مینجر/کسی/دوسرے/بہن/بیوی/بیگم/چچا/چاچا/ماموں/ماما/ڈرائیور/والد/منشی/مالک/پارٹنر/شریک/بیٹے/بیٹا/رشتہ+دار/پڑوسی/دکاندار/دکان+والے/بھابھی/خالہ',
].join('/');

export const otherAccountPhrases: readonly string[] = [
  ...near(person, account),
  `mere/meri/hamare/میرے/میری/ہمارے … ke/k/کے ${account}`,
  `${person} … number/نمبر … ${money}/${send}/${wallet}`,
  `${money}/${send} … ${person} … number/نمبر/naam/نام`,
  `${account} … name/naam/title/نام/ٹائٹل`,
  `name/naam/title/نام/ٹائٹل … ${account}`,
  `account/اکاؤنٹ … changed/tabdeel/badla/badal/تبدیل/بدل`,
  `new/naya/نیا account/اکاؤنٹ`,
  `mera/my/hamara/our/mine/میرا/ہمارا ${account} … band/block*/limit*/closed/freeze/frozen/khatam/verif*/بند/بلاک/لمٹ`,
  `different/another/other/new/naya/نیا ${account} … number/payment/transfer/send/bhej*`,
];

export const ownAccountPhrases: readonly string[] = [
  'on account of',
  'account of her/his/their',
  'instagram/insta/facebook/fb/tiktok/youtube/tik/twitter/paltu/انسٹاگرام/فیس/یوٹیوب account/اکاؤنٹ',
  'account/id/اکاؤنٹ se/say/سے … ad/add/ads/post/listing/laga*/اشتہار',
  'account … instagram/insta/facebook/tiktok/youtube/paltu',
  'instagram/insta/facebook/tiktok/youtube/paltu … account',
  `${no} … account`,
  `${asked} … ${not}`,
];
