/** Phrases by which animals are named and offered as the site does not allow, in English, Roman Urdu and Urdu; see `isPhrase`. */

/** Birds that live wild in Pakistan and are offered all the same. Parrots that live wild elsewhere share some of the words. */
export const wildBirdWords: readonly string[] = [
  'parrot parrots parakeet parakeets falcon hawk shaheen partridge owl myna mynah houbara',
  'tota teetar طوطا طوطے توتا شاہین عقاب تیتر الو مینا تلور',
].flatMap((words) => words.split(' '));

/** Birds that the laws of the provinces protect, and no others that share a word with them. */
export const protectedBirdPhrases: readonly string[] = [
  'falcon/falcons/shaheen/baaz/baz/shikra/goshawk/sparrowhawk/kestrel/laggar/saker/peregrine/merlin/uqab/eagle/eagles/hawk/hawks/vulture/gidh',
  'houbara/hubara/tilor/tiloor/taloor/bustard/teetar/titar/teeter/chakor/chukar/chakoor/partridge/partridges/francolin/koonj/kunj/crane/cranes/monal/tragopan',
  'owl/owls/owlet/ullu/ulu/cheel/chil/black+kite/hoopoe/hud+hud/bulbul/hariyal/myna/mynah/maina/hornbill/flamingo/pelican',
  'alexandrine/alexandrines/alexander parrot*/parakeet*',
  'alexandrine/raw/rosering*/plumhead*',
  'wild/raw/green/hill/pahari/jangli/junglee/desi/hara parrot*/parakeet*/tota/totay/tote/توتا/طوطا',
  'rose ringed',
  'باز/شاہین/شکرا/عقاب/گدھ/تلور/تیتر/چکور/کونج/الو/الّو/چیل/بلبل/ہدہد/مینا/شاہینوں',
  'پہاڑی/جنگلی/دیسی طوطا/طوطے/توتا/توتے',
];

export const namedLikeBirdPhrases: readonly string[] = [
  'kabootar/kabutar/کبوتر baaz/baz/باز',
  'eagle/hawk/owl/falcon eye/eyes/type/print/pattern/toy/toys/shape/brand',
  'named/called/naam/name/نام shaheen/falcon/baaz/eagle/شاہین/باز/مینا/myna/maina',
  'parrot/tota/طوطا/طوطے toy/toys/cage/perch/stand/print/کا/کے کھلونا/کھلونے',
  'باز آ*/رہ*/نہیں',
  'fancy/pakistani/australian/grey/ring shaheen',
];

const cats =
  'lion/lions/lioness/tiger/tigers/tigress/leopard/leopards/panther/cheetah/cheeta/cheetay/cheetey/puma/cougar/jaguar/tendua/sher/sherni/babbar/babar';

const beasts = `${cats}/bear/bears/reech/reechh/rich/bhalu/wolf/wolves/bheriya/bheria/bhediya/hyena/lakarbagga/jackal/geedar/gidar/fox/lomri/loomri/monkey/bandar/langur`;

const urduBeasts = 'شیر/شیرنی/ببر/چیتے/چیتا/تیندوے/تیندوا/ریچھ/بھالو/بھیڑیے/بھیڑیا/لومڑی/گیدڑ/بندر/لنگور/لگڑبگڑ';

const young = 'cub/cubs/pup/pups/baby/babies/infant/bacha/bache/bachay/bachha/bachi';

/** Of any kind of listing: young or tame wild beasts, and animals that nothing else is named after. */
export const protectedAnimalPhrases: readonly string[] = [
  `${beasts} ${young}`,
  `baby/infant ${beasts}`,
  `${beasts} ka/ki/ke/k/kay ${young}`,
  `${urduBeasts} کا/کے/کی بچہ/بچے/بچی/بچوں`,
  `african/asiatic/barbary/white/bengal/siberian/snow/black lion/lioness/tiger/tigress/leopard/panther/wolf/bear`,
  'babbar/babar sher',
  'ببر شیر',
  'pangolin*/markhor/ibex/urial/chinkara/chinkaras/blackbuck/nilgai/caracal/serval/ocelot/gharial',
  'snow leopard/leopards',
  'پینگولین/مارخور/اڑیال/چنکارا/چنکارے/نیل+گائے',
  'star tortoise/tortoises/turtle',
  'softshell/spotted/indus/river turtle/turtles/tortoise',
  'star/sitara/sitaray/ستارہ … kachwa/kachua/کچھوا/کچھوے',
  'caracal/jungle+cat/fishing+cat/lynx/siah+gosh/سیاہ+گوش',
  'cobra/cobras/kobra/krait/viper/vipers/rattlesnake',
  'کوبرا/سانپ',
];

/** Of what is neither dog, cat, bird, fish, rabbit nor hamster: the animal by itself. */
export const wildBeastPhrases: readonly string[] = [
  'monkey/monkeys/bandar/bandariya/langur/rhesus/macaque/chimpanzee/chimp/baboon/marmoset',
  'python/pythons/azdaha/azhdaha/ajgar/anaconda/boa/snake/snakes/saanp/samp/sanp/naag',
  'crocodile/crocodiles/croc/alligator/magarmach/magarmuch/magar',
  'deer/deers/hiran/hirn/harn/haran/gazelle/antelope',
  'reech/reechh/bhalu/bheriya/bheria/lomri/gidar/geedar/tendua/hyena/jackal/otter/otters/porcupine/mongoose/civet/wolf/fox/bear',
  'goh/sanda/saanda/salara/nevla/newla/neola/seh/sehi/sahi/tendwa/bagh/jangli+bili',
  'monitor/spiny/tailed lizard/lizards',
  'lion/lioness/leopard/cheetah/panther/puma',
  'بندر/لنگور/ریچھ/بھیڑیا/بھیڑیے/لومڑی/گیدڑ/تیندوا/تیندوے/چیتا/ہرن/ہرنی/اژدہا/اژدھا/اجگر/مگرمچھ/نیولا/گوہ/سانڈا/اود/شیر/شیرنی/سیہہ',
];

export const namedLikeBeastPhrases: readonly string[] = [
  'leopard/crested gecko/geckos/print/spot*/pattern',
  'bearded dragon',
  'lion head/headed/like/mane',
  'lionhead',
  'like a/an/the … lion/tiger/leopard/bear/monkey/fox/wolf/cheetah/snake/deer',
  'teddy/polar/panda bear',
  'monkey/snake/bear toy/toys/bar/bars/plant',
  'feed/food for snake/snakes/python/pythons',
  'named/called/naam/name/نام lion/tiger/bear/wolf/fox/sher/شیر/sheru/simba',
  'lion/tiger/sher/شیر/hiran/bandar/ہرن/بندر/cheetay jaisa/jaise/jaisi/jesa/jesi/ki/tarah/جیسا/جیسی/جیسے/کی',
  'sulcata/russian/redfoot tortoise',
];

export const wildCaughtPhrases: readonly string[] = [
  'wild/freshly/recently caught/trapped/captured',
  'caught/trapped/captured/taken/picked … wild/jungle/forest/fields/nest/hills/mountains/desert',
  'jungle/jangal/jungal/pahar/paharon/khet/kheton/sehra/darya se/sy/say … pakr*/pakar*/pakad*/laya/laye/layi/nikal*',
  'pakr*/pakar*/pakad* … jungle/jangal/jungal/pahar*/jaal',
  'ghonsl*/ghonsal*/nest se/sy/say … nikal*/utar*/liya/liye/gir*/mil*',
  'from … nest … near/in/of/tree/forest/hills',
  'pakr*/pakar*/pakad* … hua/hui/huye/hue',
  'جنگل/جنگلوں/پہاڑ/پہاڑوں/کھیتوں/گھونسلے/صحرا سے … پکڑ*/لای*/لائے/نکال*',
  'پکڑ* … جنگل/پہاڑ*/جال',
];

export const notCaughtPhrases: readonly string[] = [
  'not/never/no … caught/captured/trapped',
  'captive bred',
  'rescued from',
  'bachaya/rescue … jungle',
];

const openEyes = ['eyes … opened', 'ankh* … khul*', 'آنکھیں کھل*', 'newborn/new+born/noumolood/نومولود'];

const few =
  '1/2/3/4/5/6/7/one/two/three/four/five/six/seven/ek/aik/do/teen/tin/char/chaar/panch/paanch/che/chay/chhe/saat/sat/ایک/دو/تین/چار/پانچ/چھ/چھے/سات';

const fewDays =
  '8/10/12/14/15/18/20/21/22/24/25/26/28/30/32/35/36/38/40/42/45/48/50/55/bees/pachees/tees/chalees/das/pandrah/pandra/دس/پندرہ/بیس/پچیس/تیس/چالیس';

const week = 'week/weeks/wk/wks/hafta/hafte/haftay/hafton/ہفتہ/ہفتے/ہفتوں';

const month = 'month/months/mah/maah/mahina/mahine/mahinay/ماہ/مہینہ/مہینے';

const day = 'day/days/din/dino/دن/دنوں';

const litter = 'puppy/puppies/pup/pups/kitten/kittens/kitty/baby/babies/litter/bacha/bache/bachay/bachon/bachy/بچہ/بچے/بچوں/پلا/پلے/پلّے';

const old = 'old/age/ka/ke/ki/k/kay/کا/کے/کی';

const youngAges = [`${few} ${week}`, `1/one/ek/aik/ایک ${month}`, `${fewDays} ${day}`];

export const youngLitterPhrases: readonly string[] = [
  ...openEyes,
  ...youngAges.flatMap((age) => [
    `${age} ${old} … ${litter}`,
    `${litter} … ${age} ${old}`,
    `age/umar/umer/umr/عمر ${age}`,
    `age/umar/umer/umr/عمر … ${age} ${old}/hai/hain/ہے/ہیں`,
    `abhi/now/only/just/sirf/ابھی/صرف ${age} ${old}`,
    `${age} ka/ke/ki/k/kay/کا/کے/کی hai/hain/he/hy/hen/h/ہیں/ہے`,
    `${age} of age`,
    `${litter} are/is/abhi/only/now ${age}`,
    `ready/available/leave … ${age}`,
  ]),
];

export const oncePhrases: readonly string[] = [
  `2/3/4/5/6/two/three/four/five/do/teen/char/دو/تین/چار ${month} # ${day}`,
  `do/teen/char/two/three/دو/تین/چار ${month} ${fewDays}/das/دس/پندرہ ${day}`,
  ...youngAges.flatMap((age) => [
    `at/when/since/was/were/from/jab/tab/found/before/in/for/جب … ${age} old`,
    `jab/jb/جب … ${age}`,
    `when/found/was/were … ${age}`,
    `${age} … ago/pehle/baad/andar/within/tha/thi/thay/khurak/khuraak/food/training/پہلے/بعد/اندر/تھا/تھی/تھے/خوراک`,
  ]),
];

const forIt = 'ke/k/kay/کے liye/lie/liy/lye/لیے/لئے';

export const studPhrases: readonly string[] = [
  'stud/stad/سٹڈ/اسٹڈ service/services/fee/fees/available/male/dog/cat/charges/job/booking/ready/mating/hai/dastyab/سروس/فیس/نر/دستیاب/کے',
  'for/as stud',
  'stud male/dog/cat',
  'male/نر stud/سٹڈ/اسٹڈ',
  'for crossing/breeding purpose/purposes',
  'available for … stud/mating/cross/crossing/breeding',
  'for/proven mating/crossing',
  `mating/cross/crossing/breeding/کراس/کراسنگ/میٹنگ/ملاپ/بریڈنگ/افزائش ${forIt}`,
  `meeting ${forIt} … male/available/charges/fee*/dastyab`,
  `male/billa/nar/kutta/dog/نر/بلا/کتا … meeting ${forIt}`,
  'mating/cross/crossing/breeding/meeting/milap/کراس/ملاپ/میٹنگ/بریڈنگ ki/کی … fee/fees/charges/فیس/چارجز',
  'mating/cross/crossing/breeding/stud fee/fees/charges/service/karwa*/krwa*/karana/karani/karaye/فیس',
  'کراس/ملاپ/میٹنگ/بریڈنگ کروا*/کرا*/فیس/سروس',
  'pick of litter',
  'milap/ملاپ/jufti/jufty/جفتی/sire',
  'tie/ties/taai guaranteed/guarantee/garanti',
  '# tie/ties',
  'male/nar/sire/sher/him/his/نر … next/another female/females',
  'ready for … female/females/mating',
  'looking/want/wanted/need/chahiye/talash … female/male … for my/meri/mere male/female/cat/dog',
  'looking/need/want … female/male for … male/female … litter/puppy/puppies/kitten/charges/fee/cash',
  'heat pe/par/me/mein/in/پر/میں … male/billa/nar/cross/نر/بلا/کراس',
  'male/billa/nar/نر/بلا chahiye/chahye/required/needed/چاہیے … cross/mating/meeting/کراس/میٹنگ/ملاپ',
  'charges/fee/fees/rs/## … per meeting/mating/cross/tie',
  'book/booking/bookings … mating/matings/cross/crosses',
  'male/نر … cross/mating … available/charges/dastyab/دستیاب',
];

export const noStudPhrases: readonly string[] = [
  'no/not/never/without/neutered … mating/stud/breeding/cross',
  'breeding/cross/mating/stud/کراس/بریڈنگ … na/mat/نہ/مت',
  'cross male/female',
  'not for … mating/stud/breeding',
  'cross/mating/breeding/stud … nahi/nahin/nhi/نہیں',
  'کراس/افزائش/ملاپ/بریڈنگ کے لیے نہیں',
  'ya mating',
  'stud collar/belt',
  'na/نہ cross/mating/stud/breeding/کراس/ملاپ',
  'cross breed/bred',
];

const home =
  'ghar/gher/makan/makaan/house/home/flat/apartment/portion/room/rooms/kamra/kamre/kamray/shop/dukan/گھر/مکان/فلیٹ/کمرہ/کمرے/دکان/پورشن/گھروں';

const rent = 'rent/kiraya/kiraye/kiraey/karaye/kiray/kiraaye/کرائے/کرایہ/کرایے/رینٹ';

export const rentPhrases: readonly string[] = [
  'for/on rent/rental/hire',
  'dog/dogs/cat/cats/puppy/pet/pets/horse/rabbit/rabbits/bird/birds/parrot/animal/animals rental/rentals',
  `${rent} par/pe/per/py/pr/pay/پر/پہ/پے`,
  `${rent} … available/dastyab/milta/milti/milte/دستیاب/ملتا/ملتی`,
  `available/dastyab/دستیاب … ${rent}`,
  'rent a/an/the/this/him/her puppy/dog/cat/kitten/horse/pet/parrot/pony/husky',
  `${rent} … per/daily/hourly/rozana/fi/ghanta/ghantay/hour/day/din/shoot*/photoshoot*/birthday/wedding*/shadi/barat/event*`,
  'per/daily/hourly/monthly/mahana/rozana … rent/kiraya/kiraye/کرایہ/کرائے',
  'rent/rental/kiraya service/services',
  'monthly/daily/hourly/weekly rental/rent/basis/rates/rate',
  'hire/borrow … horse/horses/camel/pony/dog/dogs/parrot/rabbit/pet/animal/animals',
  'horse/camel/pony/dog/dogs/pet/animals … for hire/rent',
  'for/ke+liye/کے+لیے … hire/borrow',
  'price/rs/pkr/charges/rate/rates/## … per/fi function/event/hour/shoot/wedding/barat',
  'kiraye/kiraya/کرائے/کرایہ … shoot*/shadi/barat/event/function/birthday/salgira/ghant*/شادی/بارات/سالگرہ/گھنٹ*',
  'horse/ghora/ghori/buggi/camel/oont/گھوڑا/گھوڑی/اونٹ … shadi/barat/wedding/شادی/بارات … book*/available/dastyab/بکنگ/دستیاب',
  'shadi/barat/birthday/salgira/function/shoot/شادی/بارات/سالگرہ … kiraye/kiraya/کرائے/کرایہ',
];

export const homeRentPhrases: readonly string[] = [
  `${home} … ${rent}`,
  `${rent} … ${home}`,
  `${rent} par/pe/per/پر/پہ … reh*/rah*/liv*/رہ*`,
  `live/living/lives/shift*/move*/moving/stay* … rent*`,
  'no/not … rent',
  `${rent} … nahi/nahin/nhi/نہیں`,
  'landlord … rent',
];

export const pregnantPhrases: readonly string[] = [
  'pregnant/preg/pregnent/pregnet/pregnat/pregnate/pragnent/gaban/gabhan/gaabhan/gabbhan/hamla/hamila/haamla/hamilah/gravid',
  'حاملہ/گابھن/گیابھن/گبھن/پریگننٹ/پریگنینٹ',
  'expecting … puppies/pups/kittens/babies/litter',
  'expecting soon',
  'she/shes/female/cat/queen/bitch/mother/kutti/billi/dog expecting',
  'she/female/cat/bitch is expecting',
  'due to deliver/whelp/give/have',
  'mated with/to',
  'carrying kittens/kits/puppies/pups/litter/babies',
  '# weeks/days along',
  'due … deliver/whelp/birth/litter/kittens/puppies',
  'cross/mating/meeting lag/lagi/lagwa*/ho+chuki/ho+gai/ho+gayi/hui/karwai … bache/bachay/bachy/female/#',
  'bache/bachay/bachy/بچے … degi/de+gi/dene/deny/deney/dengi/دے+گی/دینے',
  'umeed se/سے',
  'امید سے',
  'pet/paet/پیٹ se/me/mein/سے/میں … bache/bachay/bachy/بچے',
  'will/going/about … give/have … puppies/kittens/litter/babies',
  'in kitten/whelp/foal/calf',
  'will/going/about … birth/deliver',
  'due … # … week*/days/month',
  'bache/bachay/bachy/بچے dene/deny/deney/دینے wali/waali/والی',
  'umeed se hai/hy/he',
  'امید سے ہے',
  '# days/din/weeks/month/mah/دن pregnan*',
  'pregnancy confirm*',
];

const owner =
  'wife/biwi/begum/bhabhi/bhabi/bahu/daughter/beti/sister/baji/aunt/khala/mother/ammi/woman/women/lady/ladies/owner/i/im/am/بیوی/بیگم/بھابھی/بہو/بیٹی/بہن/خاتون';

export const notPregnantPhrases: readonly string[] = [
  `${owner} … pregnant/pregnent/hamla/hamila/حاملہ/امید/expecting/umeed`,
  `pregnant/expecting/حاملہ wife/woman/women/lady/ladies/owner/mother/خاتون`,
  'no/not/never/isnt … pregnant',
  'not/never give/have … puppies/kittens/pups/babies',
  'pregnant/hamla/gaban/حاملہ/گابھن nahi/nahin/nhi/thi/نہیں/تھی',
  'was/were/rescued/found … pregnant',
  'expecting a/our/my/your/to/from/first',
  'bache/bachay/bachy/بچے … de+chuki/de+di/دے+چکی',
  'never/not/nahi/نہیں … mated',
];
