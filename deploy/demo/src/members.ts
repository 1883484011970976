/** The two accounts that the start table shows; they exist only in demo data. */
export const demoLogins = {
  member: { email: 'ayesha@paltu.example', password: 'Jharokha1' },
  admin: { email: 'admin@paltu.example', password: 'Jharokha2' },
} as const;

/** An account of the demo data. E-mail and password of all but the two shown logins are made from the key. */
export interface DemoMember {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
  /** English name of a city of @paltu/reference. */
  city: string;
  address: string;
}

type Person = Omit<DemoMember, 'email' | 'password'>;

const people: readonly Person[] = [
  { key: 'bilal', firstName: 'Bilal', lastName: 'Ahmed', phone: '+923332000102', city: 'Karachi', address: 'Block 13-D, Gulshan-e-Iqbal' },
  {
    key: 'sana',
    firstName: 'Sana',
    lastName: 'Qureshi',
    phone: '+923332000103',
    city: 'Karachi',
    address: 'Khayaban-e-Shahbaz, DHA Phase 6',
  },
  { key: 'hamza', firstName: 'Hamza', lastName: 'Malik', phone: '+923332000104', city: 'Lahore', address: 'Street 4, Model Town' },
  { key: 'zainab', firstName: 'زینب', lastName: 'حسین', phone: '+923332000105', city: 'Lahore', address: 'گلی 7، سمن آباد' },
  { key: 'usman', firstName: 'Usman', lastName: 'Tariq', phone: '+923332000106', city: 'Islamabad', address: 'Street 31, F-8/1' },
  {
    key: 'mahnoor',
    firstName: 'Mahnoor',
    lastName: 'Abbasi',
    phone: '+923332000107',
    city: 'Rawalpindi',
    address: 'Lane 5, Chaklala Scheme 3',
  },
  { key: 'faisal', firstName: 'فیصل', lastName: 'چوہدری', phone: '+923332000108', city: 'Faisalabad', address: 'ڈی گراؤنڈ، پیپلز کالونی' },
  { key: 'iqra', firstName: 'Iqra', lastName: 'Bukhari', phone: '+923332000109', city: 'Multan', address: 'Bosan Road, Gulgasht Colony' },
  { key: 'gulzar', firstName: 'Gulzar', lastName: 'Khan Afridi', phone: '+923332000110', city: 'Peshawar', address: 'Phase 3, Hayatabad' },
  { key: 'noor', firstName: 'نور بی بی', lastName: 'بلوچ', phone: '+923332000111', city: 'Quetta', address: 'جناح ٹاؤن' },
  { key: 'rida', firstName: 'Rida', lastName: 'Shahid', phone: '+923332000112', city: 'Sialkot', address: 'Kashmir Road, Cantt' },
];

const demoMember: DemoMember = {
  ...demoLogins.member,
  key: 'ayesha',
  firstName: 'Ayesha',
  lastName: 'Khan',
  phone: '+923332000101',
  city: 'Lahore',
  address: 'House 12, Main Boulevard, Gulberg III',
};

/** The members who list pets; the first is the one whose login is shown. */
export const members: readonly DemoMember[] = [
  demoMember,
  ...people.map((person) => ({ ...person, email: `${person.key}@paltu.example`, password: `Jhalar-${person.key}-7` })),
];

export const demoAdmin: DemoMember = {
  ...demoLogins.admin,
  key: 'admin',
  firstName: 'Saima',
  lastName: 'Rashid',
  phone: '+923332000100',
  city: 'Lahore',
  address: 'Paltu, Gulberg II',
};
