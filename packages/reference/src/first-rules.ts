import {
  homeRentPhrases,
  namedLikeBeastPhrases,
  namedLikeBirdPhrases,
  noStudPhrases,
  notCaughtPhrases,
  notPregnantPhrases,
  oncePhrases,
  pregnantPhrases,
  protectedAnimalPhrases,
  protectedBirdPhrases,
  rentPhrases,
  studPhrases,
  wildBeastPhrases,
  wildBirdWords,
  wildCaughtPhrases,
  youngLitterPhrases,
} from './animal-phrases.ts';
import { fightPhrases, noFightPhrases } from './fight-phrases.ts';
import { noCondition, type BothLanguages, type ListingRule } from './listing-rules.ts';
import {
  advanceDemandedPhrases,
  advanceMoneyPhrases,
  noAdvancePhrases,
  notDemandedPhrases,
  otherAccountPhrases,
  ownAccountPhrases,
} from './money-phrases.ts';

/** Each province has a law of its own for the same birds. */
const wildBirdsOf = (id: string, province: BothLanguages, law: BothLanguages): ListingRule => ({
  id,
  action: 'warn',
  condition: { ...noCondition, species: ['Bird'], provinces: [province.en], words: wildBirdWords },
  title: { en: `Wild birds in ${province.en}`, ur: `${province.ur} میں جنگلی پرندے` },
  admin: {
    en: `May be a wild bird: ask for a permit or proof of breeding (${law.en}).`,
    ur: `ممکن ہے کہ یہ جنگلی پرندہ ہو: اجازت نامہ یا پالتو نسل کا ثبوت طلب کریں (${law.ur})۔`,
  },
  owner: {
    en: `Catching or selling a wild bird without a permit is an offence under the ${law.en}. If this bird was bred in captivity, please say so and keep the proof.`,
    ur: `${law.ur} کے تحت جنگلی پرندے کو اجازت نامے کے بغیر پکڑنا یا بیچنا جرم ہے۔ اگر یہ پرندہ پالتو نسل کا ہے تو براہِ کرم یہ لکھیں اور ثبوت اپنے پاس رکھیں۔`,
  },
});

/**
 * The rules that a new Paltu begins with: the first version of each. From then on admins change them, and what stands here counts no more.
 * Where the laws behind them are found: docs/listing-rules.md.
 */
export const firstRules: readonly ListingRule[] = [
  // Punjab Wildlife (Protection, Preservation, Conservation and Management) Act, 1974.
  wildBirdsOf('wild-bird-punjab', { en: 'Punjab', ur: 'پنجاب' }, { en: 'Punjab Wildlife Act 1974', ur: 'پنجاب وائلڈ لائف ایکٹ 1974' }),
  // Sindh Wildlife Protection, Preservation, Conservation and Management Act, 2020.
  wildBirdsOf('wild-bird-sindh', { en: 'Sindh', ur: 'سندھ' }, { en: 'Sindh Wildlife Act 2020', ur: 'سندھ وائلڈ لائف ایکٹ 2020' }),
  // Khyber Pakhtunkhwa Wildlife and Biodiversity (Protection, Preservation, Conservation and Management) Act, 2015.
  wildBirdsOf(
    'wild-bird-khyber-pakhtunkhwa',
    { en: 'Khyber Pakhtunkhwa', ur: 'خیبر پختونخوا' },
    { en: 'Khyber Pakhtunkhwa Wildlife and Biodiversity Act 2015', ur: 'خیبر پختونخوا وائلڈ لائف اینڈ بائیو ڈائیورسٹی ایکٹ 2015' },
  ),
  // Balochistan (Wildlife Protection, Preservation, Conservation and Management) Act, 2014.
  wildBirdsOf(
    'wild-bird-balochistan',
    { en: 'Balochistan', ur: 'بلوچستان' },
    { en: 'Balochistan Wildlife Act 2014', ur: 'بلوچستان وائلڈ لائف ایکٹ 2014' },
  ),
  // No law of Pakistan that we know of names an age. Two months is good practice, and what the law of England asks of who sells dogs: The
  // Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018 forbid it under eight weeks.
  {
    id: 'young-litter',
    action: 'hold',
    condition: { ...noCondition, species: ['Dog', 'Cat'], youngerThan: 2 },
    title: { en: 'Puppies and kittens that are too young', ur: 'بہت چھوٹے پلّے اور بلی کے بچے' },
    admin: {
      en: 'Younger than eight weeks: too young to be separated from the mother.',
      ur: 'عمر آٹھ ہفتوں سے کم ہے: ماں سے الگ کرنے کے لیے بہت چھوٹا۔',
    },
    owner: {
      en: 'Puppies and kittens need their mother for the first eight weeks. Please do not give them away earlier.',
      ur: 'پلّوں اور بلی کے بچوں کو پہلے آٹھ ہفتے ماں کی ضرورت ہوتی ہے۔ براہِ کرم انہیں اس سے پہلے کسی کو نہ دیں۔',
    },
  },
  {
    id: 'young-litter-words',
    action: 'hold',
    condition: { ...noCondition, species: ['Dog', 'Cat'], words: youngLitterPhrases, unless: oncePhrases },
    title: { en: 'Puppies and kittens that are too young by the text', ur: 'متن کے مطابق بہت چھوٹے پلّے اور بلی کے بچے' },
    admin: {
      en: 'The text names an age under eight weeks: compare it with the field of the age.',
      ur: 'متن میں آٹھ ہفتوں سے کم عمر لکھی ہے: اسے عمر کے خانے سے ملائیں۔',
    },
    owner: {
      en: 'Puppies and kittens need their mother for the first eight weeks. Please do not give them away earlier.',
      ur: 'پلّوں اور بلی کے بچوں کو پہلے آٹھ ہفتے ماں کی ضرورت ہوتی ہے۔ براہِ کرم انہیں اس سے پہلے کسی کو نہ دیں۔',
    },
  },
  {
    id: 'advance-money',
    action: 'hold',
    condition: { ...noCondition, words: advanceMoneyPhrases, unless: noAdvancePhrases },
    title: { en: 'Money asked in advance', ur: 'پیشگی رقم کا مطالبہ' },
    admin: {
      en: 'Asks for a token, an advance, a fee or a code before the pet is seen: the usual way to cheat.',
      ur: 'جانور دکھانے سے پہلے ٹوکن، ایڈوانس، فیس یا کوڈ مانگا گیا ہے: دھوکے کا عام طریقہ۔',
    },
    owner: {
      en: 'Money may not be asked for before the pet is seen. Please remove it from your listing.',
      ur: 'جانور دیکھنے سے پہلے رقم مانگنے کی اجازت نہیں۔ براہِ کرم یہ بات اشتہار سے نکال دیں۔',
    },
  },
  {
    id: 'advance-demanded',
    action: 'hold',
    condition: { ...noCondition, words: advanceDemandedPhrases, unless: notDemandedPhrases },
    title: { en: 'No pet without money in advance', ur: 'پیشگی رقم کے بغیر جانور نہیں' },
    admin: { en: 'Refuses to deal without a token or an advance.', ur: 'ٹوکن یا ایڈوانس کے بغیر دینے سے انکار ہے۔' },
    owner: {
      en: 'Money may not be asked for before the pet is seen. Please remove it from your listing.',
      ur: 'جانور دیکھنے سے پہلے رقم مانگنے کی اجازت نہیں۔ براہِ کرم یہ بات اشتہار سے نکال دیں۔',
    },
  },
  {
    id: 'other-account',
    action: 'hold',
    condition: { ...noCondition, words: otherAccountPhrases, unless: ownAccountPhrases },
    title: { en: 'Money to the account of somebody else', ur: 'کسی اور کے اکاؤنٹ میں رقم' },
    admin: { en: 'Wants the money in an account that is not the owner’s.', ur: 'رقم ایسے اکاؤنٹ میں مانگی گئی ہے جو مالک کا نہیں۔' },
    owner: {
      en: 'Payment to the account of somebody else is not allowed here. Please remove it from your listing.',
      ur: 'کسی اور کے اکاؤنٹ میں ادائیگی کی یہاں اجازت نہیں۔ براہِ کرم یہ بات اشتہار سے نکال دیں۔',
    },
  },
  {
    id: 'protected-bird',
    action: 'hold',
    condition: {
      ...noCondition,
      species: ['Bird'],
      provinces: ['Punjab', 'Sindh', 'Khyber Pakhtunkhwa', 'Balochistan'],
      words: protectedBirdPhrases,
      unless: namedLikeBirdPhrases,
    },
    title: { en: 'Birds that the province protects', ur: 'صوبے میں محفوظ پرندے' },
    admin: {
      en: 'Names a bird that the wildlife law of the province protects: ask for the permit of the breeder or dealer.',
      ur: 'ایسے پرندے کا نام ہے جو صوبے کے وائلڈ لائف قانون میں محفوظ ہے: افزائش یا فروخت کا اجازت نامہ طلب کریں۔',
    },
    owner: {
      en: 'This bird is protected by the wildlife law of your province. It may only be offered with a permit of the wildlife department; please send it with your listing.',
      ur: 'یہ پرندہ آپ کے صوبے کے وائلڈ لائف قانون میں محفوظ ہے۔ محکمہ جنگلی حیات کے اجازت نامے کے بغیر پیش نہیں کیا جا سکتا؛ براہِ کرم اسے اشتہار کے ساتھ بھیجیں۔',
    },
  },
  {
    id: 'protected-animal',
    action: 'hold',
    condition: { ...noCondition, words: protectedAnimalPhrases, unless: namedLikeBeastPhrases },
    title: { en: 'Protected and dangerous animals', ur: 'محفوظ اور خطرناک جانور' },
    admin: {
      en: 'Names a protected or dangerous wild animal: no pet without a permit of the wildlife department.',
      ur: 'محفوظ یا خطرناک جنگلی جانور کا نام ہے: محکمہ جنگلی حیات کے اجازت نامے کے بغیر پالتو نہیں۔',
    },
    owner: {
      en: 'Protected and dangerous wild animals cannot be offered here.',
      ur: 'محفوظ اور خطرناک جنگلی جانور یہاں پیش نہیں کیے جا سکتے۔',
    },
  },
  {
    id: 'wild-beast',
    action: 'hold',
    condition: { ...noCondition, species: ['Other'], words: wildBeastPhrases, unless: namedLikeBeastPhrases },
    title: { en: 'Wild animals among the other kinds', ur: 'دیگر اقسام میں جنگلی جانور' },
    admin: {
      en: 'Seems to be a wild animal: no pet without a permit of the wildlife department.',
      ur: 'جنگلی جانور معلوم ہوتا ہے: محکمہ جنگلی حیات کے اجازت نامے کے بغیر پالتو نہیں۔',
    },
    owner: {
      en: 'Protected and dangerous wild animals cannot be offered here.',
      ur: 'محفوظ اور خطرناک جنگلی جانور یہاں پیش نہیں کیے جا سکتے۔',
    },
  },
  {
    id: 'wild-caught',
    action: 'hold',
    condition: { ...noCondition, words: wildCaughtPhrases, unless: notCaughtPhrases },
    title: { en: 'Caught in the wild', ur: 'جنگل سے پکڑے گئے جانور' },
    admin: { en: 'Says that the animal was taken from the wild.', ur: 'لکھا ہے کہ جانور جنگل سے پکڑا گیا۔' },
    owner: { en: 'Animals that were caught in the wild cannot be offered here.', ur: 'جنگل سے پکڑے گئے جانور یہاں پیش نہیں کیے جا سکتے۔' },
  },
  {
    id: 'stud',
    action: 'hold',
    condition: { ...noCondition, words: studPhrases, unless: noStudPhrases },
    title: { en: 'Stud and mating', ur: 'کراس اور ملاپ' },
    admin: { en: 'Offers a mating, not a pet.', ur: 'جانور نہیں، ملاپ پیش کیا گیا ہے۔' },
    owner: {
      en: 'Only pets that look for a home are listed here, no matings.',
      ur: 'یہاں صرف گھر کی تلاش میں جانور پیش کیے جاتے ہیں، ملاپ نہیں۔',
    },
  },
  {
    id: 'fighting',
    action: 'hold',
    condition: { ...noCondition, words: fightPhrases, unless: noFightPhrases },
    title: { en: 'Animals for fights', ur: 'لڑائی کے جانور' },
    admin: {
      en: 'Offers an animal for fights, which the Prevention of Cruelty to Animals Act 1890 forbids.',
      ur: 'جانور لڑائی کے لیے پیش کیا گیا ہے، جو انسداد بے رحمی حیوانات ایکٹ 1890 کے تحت منع ہے۔',
    },
    owner: { en: 'Animals cannot be offered for fights here.', ur: 'لڑائی کے لیے جانور یہاں پیش نہیں کیے جا سکتے۔' },
  },
  {
    id: 'rent',
    action: 'hold',
    condition: { ...noCondition, words: rentPhrases, unless: homeRentPhrases },
    title: { en: 'Pets for rent', ur: 'کرائے کے جانور' },
    admin: { en: 'Lends an animal for money.', ur: 'جانور کرائے پر دیا جا رہا ہے۔' },
    owner: { en: 'Pets cannot be offered for rent here.', ur: 'جانور یہاں کرائے پر پیش نہیں کیے جا سکتے۔' },
  },
  {
    id: 'pregnant',
    action: 'hold',
    condition: { ...noCondition, words: pregnantPhrases, unless: notPregnantPhrases },
    title: { en: 'Pregnant animals', ur: 'حاملہ جانور' },
    admin: { en: 'Pregnant animals should not change their home.', ur: 'حاملہ جانوروں کا گھر نہیں بدلنا چاہیے۔' },
    owner: {
      en: 'A pregnant animal should stay where it is. Please offer it once its young are weaned.',
      ur: 'حاملہ جانور کو اسی جگہ رہنا چاہیے۔ براہِ کرم بچوں کے دودھ چھوڑنے کے بعد پیش کریں۔',
    },
  },
  {
    id: 'price-far-below',
    action: 'hold',
    condition: { ...noCondition, adoptionTypes: ['Sale'], belowMedian: 30 },
    title: { en: 'Price far below its kind', ur: 'قیمت اس قسم سے بہت کم' },
    admin: {
      en: 'Costs less than 30% of what its species and breed usually cost: often a lure.',
      ur: 'اس قسم اور نسل کی عام قیمت کے 30 فیصد سے کم: اکثر لالچ ہوتا ہے۔',
    },
    owner: {
      en: 'The price is far below what such pets cost. Please check it, and tell us why if it is right.',
      ur: 'قیمت ایسے جانوروں کی عام قیمت سے بہت کم ہے۔ براہِ کرم جانچ لیں، اور درست ہو تو وجہ لکھیں۔',
    },
  },
];
