/** What money is called, how it is sent, when and for what: the words of phrases, in English, Roman Urdu and Urdu; see `isPhrase`. */

export const wallet = [
  'jazz+cash/jaz+cash/jazz+kash/jaz+kash/wallet/jazcas*/easy+paisa*/easy+pesa/easy+paisay/easy+pysa/easy+paise/easy+pese/easypais*/esypaisa/esy+paisa/izi+paisa',
  'sada+pay/naya+pay/u+paisa/jc/raast/zindigi/paypal/جاز+کیش/ایزی+پیسہ/ایزی+پیسا/سادہ+پے/نیا+پے/راست',
].join('/');

export const money =
  'payment*/money/amount/fund/funds/raqam/raqm/rakam/paisa/paise/paisay/paisey/paison/paiso/pese/pesay/pesy/paisy/paisa/dues/sum/transaction/transactions/رقم/پیسے/پیسہ/پیسوں/ادائیگی/ادائیگیاں/پیمنٹ';

export const rupees = '##/rs/pkr/rupees/rupay/rupaye/rupe/hazar/hazaar/thousand/روپے/ہزار';

export const numberWord =
  'ek/aik/do/teen/tin/char/chaar/panch/paanch/das/pachas/saat/aath/one/two/three/four/five/ten/ایک/دو/تین/چار/پانچ/دس/پندرہ/بیس/پچاس/سات/آٹھ';

export const fee =
  'fee/fees/charge/charges/cost/costs/bill/bills/bil/بل/بلز/kiraya/kiraye/karaya/karaye/kharcha/kharch/kharchay/فیس/چارجز/کرایہ/کرائے/خرچہ/خرچ';

export const send =
  'send/sent/sending/transfer*/deposit*/remit/wire/bhej*/bhij*/bhjo/bhj/bhjwa*/bhayj*/bejo/bejdo/bejd*/jama/بھیج*/بھجوا*/جمع/ٹرانسفر/ٹرانسف*';

export const pay = 'pay/paying/pays/settle';

export const doIt = [
  'kar+do/kr+do/kar+de/kr+de/kar+dein/kr+dein/kr+den/kar+den/kar+dijiye/kar+ke/kr+ke/kar+k/kr+k/karo/kro/karein/karen/krein/karain/karna/krna/karwa*/krwa*/kara*',
  'dal+do/dal+dein/dal+den/dalwa*/dalo/daalo/lagwa+do/کر+دیں/کر+دو/کر+کے/کریں/کرو/کروا*/ڈالیں/ڈال+دیں/ڈالو/کرنے+ہوں/کرنی+ہوگی',
].join('/');

export const give = 'dena/deni/dene/dein/den/dijiye/dijye/de+do/dedo/dedein/dekar/dey/do/chahiye/chahye/دیں/دے/دینا/دینی/دینے/دیجیے/دو';

export const advance =
  'advance/advanc/advence/adwance/edvance/edvans/advans/advnce/adwans/adv/ad+van+ce/adv+ance/ad+vance/upfront/peshgi/paishgi/pashgi/peshagi/پیشگی/ایڈوانس/اڈوانس/ایڈوانز';

export const token = 'token/tokens/tokan/toukan/tokn/tken/tkn/tokon/tokin/tocken/toekn/tokenmoney/tok+en/tok+an/to+ken/to+kan/ٹوکن';

export const bayana = 'bayana/biyana/baiana/bayaana/beyana/bayanah/byana/بیعانہ/بیانہ/بیعانے';

export const booking = [
  'book/booking/bookings/bookin/buking/buk/reserve/reserves/reserved/reservation/reserving/holding/hold/secure/secures/confirm/confirms/confirmation/confirmed/lock/spot/slot',
  'waiting+list/naam+likh*/pakki/pakka/seat/seriousness/kept+aside/بکنگ/بک/کنفرم/محفوظ/ریزرو/پکی/پکا/نام+لکھ*',
].join('/');

export const early = 'first/pehle/pehlay/pehly/pehlai/phle/phly/phlay/pahle/pahlay/phele/پہلے/پہلی';

export const now = 'now/abhi/abi/today/aaj/immediately/ابھی/آج';

export const carriage = [
  'delivery/dilivery/courier/kourier/tcs/leopards/daewoo/bilty/builty/billty/petrol/fuel/cargo/shipping/shipment/transport/transportation/airline/flight/rider/driver/gari/gaari/van',
  'ticket/crate/insurance/permit/license/licence/passport/customs/custom/clearance/registration/paperwork/gate/adda/addey/certificate',
  'کورئیر/کوریئر/کارگو/ڈیلیوری/ٹرانسپورٹ/بلٹی/گاڑی/رائیڈر/ڈرائیور/پیٹرول/پٹرول/کسٹم/انشورنس/ٹکٹ/رجسٹریشن',
].join('/');

export const papers = 'vaccination/vaccine/vaccines/injection/injections/papers/documents/microchip/health/ویکسین/ویکسینیشن/ٹیکے/کاغذات';

export const carrier =
  'agent/agents/agency/caretaker/bykea/bikea/indrive/yango/ایجنٹ/courier/kourier/tcs/leopards/daewoo/skyways/movers/express/coach/train/bilty/builty/cargo/airline/pia/bus/driver/rider/adda/addey/terminal/train/shipment/shipping/transport/transportation/relocation/customs/کورئیر/کوریئر/کارگو/ڈرائیور/رائیڈر/بلٹی/اڈے/گاڑی';

export const buyer = 'you/u/ur/your/buyer/buyers/adopter/new+owner/aap/ap/tum/apko/apne/customer/customers/آپ/خریدار';

export const sendOff =
  'ship*/dispatch*/courier*/deliver*/rawana/nikal*/nikl*/chor*/charha*/charh*/loaded/load/flies/fly/drop/handed/pohanch+jaye*/pohnch+jaye*/video/pics/address/location/pata/lokeshan/tracking/roana/leaves/travel*/ایڈریس/پتہ/لوکیشن/روانہ/چڑھا*/تصویر*/ڈیلیوری/بھیج+دوں*/بھیجوں*';

export const must =
  'required/require/must/mandatory/compulsory/lazmi/lazim/zaroori/zaruri/chahiye/chahie/chahye/lagega/lagegi/lagta/lagti/lgta/hogi/hoga/honge/karna/لازمی/ضروری/چاہیے/ہوگی/ہوگا/ہو+گی';

export const rest = 'rest/remaining/remainder/balance/baqi/baki/baqaya/باقی/بقایا/بقیہ';

export const half = 'half/adha/adhi/adhe/aadhi/aadha/aadhe/aadhay/adhay/nisf/آدھی/آدھا/آدھے/نصف/percent/fisad/faisad/فیصد';

export const proof =
  'screenshot/screen+shot/screen+shoot/receipt/reciept/recipt/raseed/rasid/slip/transaction+id/trx/tid/رسید/سلپ/اسکرین+شاٹ/سکرین+شاٹ';

export const then = 'phir/phr/fir/then/tab/tb/پھر/تب/تبھی';

export const afterIt = 'ke+baad/k+baad/kay+baad/k+bad/ke+bad/ke+bd/pe+hi/par+hi/aate+hi/milte+hi/hote+hi/کے+بعد/آتے+ہی/ملتے+ہی/ہوتے+ہی';

export const no = 'no/not/never/dont/without/zero/bina/bila/baghair/bagair/bagher/بغیر/بنا/بلا';

export const not = 'nahi/nahin/nhi/nai/nahe/nahen/ni/mat/na/نہیں/مت/نہ';

export const asked = `${advance}/${token}/${bayana}/${money}`;

export const without = 'baghair/bagair/bagher/bghair/bina/bila/بغیر/بنا/without';

export const bank = 'bank/account/acount/acc/hbl/ubl/mcb/meezan/alfalah/iban/اکاؤنٹ/اکاونٹ/بینک';

export const outside = 'gift/wallet/prepaid/itunes/amazon/google+play/steam/crypto/bitcoin/usdt/moneygram/western+union/گفٹ';
