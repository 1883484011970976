/** What money is called, how it is sent, when and for what: the words of phrases, in English, Roman Urdu and Urdu; see `isPhrase`. */

const wallet = [
  'jazz+cash/jaz+cash/jazz+kash/jaz+kash/wallet/jazcas*/easy+paisa*/easy+pesa/easy+paisay/easy+pysa/easy+paise/easy+pese/easypais*/esypaisa/esy+paisa/izi+paisa',
  'sada+pay/naya+pay/u+paisa/jc/raast/zindigi/paypal/جاز+کیش/ایزی+پیسہ/ایزی+پیسا/سادہ+پے/نیا+پے/راست',
].join('/');

const money =
  'payment*/money/amount/fund/funds/raqam/raqm/rakam/paisa/paise/paisay/paisey/paison/paiso/pese/pesay/pesy/paisy/paisa/dues/sum/transaction/transactions/رقم/پیسے/پیسہ/پیسوں/ادائیگی/ادائیگیاں/پیمنٹ';

const rupees = '##/sau/سو/rs/pkr/rupees/rupay/rupaye/rupe/hazar/hazaar/thousand/روپے/ہزار';

const numberWord =
  'ek/aik/do/teen/tin/char/chaar/panch/paanch/das/pachas/saat/aath/one/two/three/four/five/ten/ایک/دو/تین/چار/پانچ/دس/پندرہ/بیس/پچاس/سات/آٹھ';

const fee =
  'fee/fees/charge/charges/cost/costs/bill/bills/bil/بل/بلز/kiraya/kiraye/karaya/karaye/kharcha/kharch/kharchay/فیس/چارجز/کرایہ/کرائے/خرچہ/خرچ';

const send =
  'send/sent/sending/transfer*/deposit*/remit/wire/bhej*/bhij*/bhjo/bhj/bhjwa*/bhayj*/bejo/bejdo/bejd*/jama/بھیج*/بھجوا*/جمع/ٹرانسفر/ٹرانسف*';

const pay = 'pay/paying/pays/settle';

const doIt = [
  'kar+do/kr+do/kar+de/kr+de/kar+dein/kr+dein/kr+den/kar+den/kar+dijiye/kar+ke/kr+ke/kar+k/kr+k/karo/kro/karein/karen/krein/karain/karna/krna/karne/krne/karwa*/krwa*/kara*',
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

/** Who asks for none, warns of those who do, or takes it where the pet is. */
const handOver = [
  'milne/milkar/mulaqat/handover/hand+over/pickup/pick/picking/collect/collecting/collection/meetup/meet/meeting/met/visit/in+hand/hand+to+hand/in+person/face+to+face',
  'on+delivery/on+arrival/arrives/arrival/at+your+door/doorstep/at+my+home/at+the+clinic/at+clinic/at+the+shelter/after+seeing/when+you+come/when+you+take/when+you+are/you+are+here/i+arrive/i+come/i+reach',
  'le+jate/le+jayen/le+jayein/le+jaen/lete+waqt/lene+aa*/aa+kar/aakar/aa+ke/ghar+par/ghar+pe/hath+mein/hath+ke/haath/pohanchne/pohnchne/check+kar/check+kr/dekh+kar/dekh+ke/dekh+kr/چیک/دیکھ+کر/wusooli/wasooli',
  'ملاقات/ملنے/لیتے+وقت/لینے+آئیں/لے+جائیں/ہاتھ/آ+کر/وصول*/پہنچنے/گھر+پر',
].join('/');

const refused =
  'lena/lene/leni/lunga/loonga/lun/lete/leta/leti/loon/chahiye/chahye/chaiye/mang*/maang*/bhej*/dena/dein/den/do/karein/karen/karna/zaroorat/zarurat/درکار/لینا/لینی/لیتے/لیتا/لیں/چاہیے/مانگ*/بھیج*/دینا/دیں/دینی/ضرورت/لوں*';

const needed = 'required/must/mandatory/compulsory/lazmi/lazim/zaroori/zaruri/لازمی/ضروری';

const account = `account/acount/acc/a+c/iban/${wallet}/اکاؤنٹ/اکاونٹ/اکاؤنٹس/اکاؤنٹوں`;

const person = [
  'bhai/bhaiya/dost/cousin/kazan/agent/manager/friend/friends/brother/brothers/uncle/chacha/mamu/mamoo/driver/rider/secretary/assistant/partner/bhabhi/bhabi/phupho/khala',
  'sisters/cousins/uncles/fathers/mothers/wifes/husbands/sons/managers/agents/partners/wife/husband/sister/behan/mother/father/biwi/walid/abu/ammi/son/boss/malik/dealer/munshi/employee',
  'kisi/doosre/dusre/dosre/dusray/another/someone/somebody/else/shop+wale/dukan+wale/dukandar/shopkeeper/neighbour/neighbor/parosi/nephew/bhanja/bhatija/beta/bete/beti/colleague/relative/rishtedar',
  'بھائی/دوست/کزن/ایجنٹ/مینیجر/منیجر/مینجر/کسی/دوسرے/بہن/بیوی/بیگم/چچا/چاچا/ماموں/ماما/ڈرائیور/والد/منشی/مالک/پارٹنر/شریک/بیٹے/بیٹا/رشتہ+دار/پڑوسی/دکاندار/دکان+والے/بھابھی/خالہ',
].join('/');

/** Words of phrases by what they are about: `[money]` in a phrase stands for all of that name. */
export const wordKinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wallet,
    money,
    rupees,
    count: numberWord,
    fee,
    send,
    pay,
    do: doIt,
    give,
    advance,
    token,
    bayana,
    booking,
    early,
    now,
    carriage,
    papers,
    carrier,
    buyer,
    sending: sendOff,
    must,
    rest,
    half,
    proof,
    then,
    after: afterIt,
    no,
    not,
    asked,
    without,
    bank,
    outside,
    meeting: handOver,
    refused,
    needed,
    account,
    person,
  }),
);
