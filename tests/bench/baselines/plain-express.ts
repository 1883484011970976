// The same list, detail and search as one writes them in one file of Express and pg, on the same database and its indexes: no gateway,
// no limits, no logs, no checks of what comes in. Its search ranks all that has every word.
import { cityName } from '@paltu/reference';
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '' });

const widths = ['320', '800', '1600'];
interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

const imageOf = (folder: string, { id, width, height }: Picture) => {
  const urlOf = (one: string): string => `/media/${folder}/${id}/${one}.webp`;
  return { id, url: urlOf('800'), width, height, urls: Object.fromEntries(widths.map((one) => [one, urlOf(one)])) };
};

const petOf = (row: pg.QueryResultRow, more: object = {}) => ({
  _id: row['id'],
  id: row['id'],
  name: row['name'],
  species: row['species'],
  breed: row['breed'],
  age: row['age'],
  gender: row['gender'],
  color: row['color'],
  size: row['size'],
  weight: row['weight'],
  description: row['description'],
  healthStatus: row['health_status'],
  vaccinated: row['vaccinated'],
  neutered: row['neutered'],
  microchipped: row['microchipped'],
  specialNeeds: row['special_needs'],
  adoptionType: row['adoption_type'],
  price: row['price'],
  location: cityName(row['city_id'] as string),
  status: row['status'],
  urgent: row['urgent'],
  featured: row['featured'],
  requirements: {
    experience: row['experience'],
    homeType: row['home_type'],
    children: row['children'],
    otherPets: row['other_pets'],
  },
  tags: row['tags'],
  personality: row['personality'],
  goodWith: row['good_with'],
  trainingLevel: row['training_level'],
  reasonForRehoming: row['reason_for_rehoming'],
  images: (row['pictures'] as Picture[]).map((kept) => imageOf('pets', kept)),
  owner: {
    _id: row['owner_id'],
    id: row['owner_id'],
    firstName: row['first_name'],
    lastName: row['last_name'],
    fullName: `${row['first_name']} ${row['last_name']}`,
    verified: row['is_verified'],
    rating: null,
    ...more,
  },
  createdAt: row['created_at'],
  updatedAt: row['updated_at'],
  views: 0,
  likes: 0,
  approvalStatus: row['approval_status'],
  rejectionReason: row['rejection_reason'],
  approvedAt: row['approved_at'],
});

const joined = `select l.*, m.first_name, m.last_name, m.is_verified, m.picture from listings l left join members m on m.id = l.owner_id`;

const searchOf = (search: string | undefined, bind: (value: unknown) => string) => {
  if (search === undefined) return { where: [], order: '' };
  const query = `plainto_tsquery('simple', ${bind(search)})`;
  return { where: [`document @@ ${query}`], order: `ts_rank(document, ${query}) desc, ` };
};

const app = express();

app.get('/api/v1/pets', async (request, response) => {
  const { species, location, breed, search, excludeId, page = '1', limit = '20' } = request.query as Record<string, string>;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = ['is_published'];
  if (species !== undefined) where.push(`species = ${bind(species)}`);
  if (location !== undefined) where.push(`city_id = ${bind(location)}`);
  if (breed !== undefined) where.push(`breed ilike ${bind(`%${breed}%`)}`);
  if (excludeId !== undefined) where.push(`l.id <> ${bind(excludeId)}`);
  const searched = searchOf(search, bind);
  where.push(...searched.where);
  const matching = `where ${where.join(' and ')}`;
  const [rows, counted] = await Promise.all([
    pool.query(
      `${joined} ${matching} order by ${searched.order}created_at desc, l.id desc limit ${Number(limit)} offset ${(Number(page) - 1) * Number(limit)}`,
      values,
    ),
    pool.query<{ count: string }>(`select count(*) from (select from listings l ${matching} limit 1001) as counted`, values),
  ]);
  const all = Number(counted.rows[0]?.count);
  const total = Math.min(all, 1_000);
  response.json({
    status: 'success',
    data: {
      pets: rows.rows.map((row) => petOf(row)),
      pagination: {
        page: Number(page),
        limit: Number(limit),
        total,
        totalPages: Math.ceil(total / Number(limit)),
        totalIsCapped: all > 1_000,
      },
    },
  });
});

app.get('/api/v1/pets/:id', async (request, response) => {
  const { rows } = await pool.query(`${joined} where l.id = $1 and is_published`, [request.params.id]);
  if (rows[0] === undefined) response.status(404).json({ status: 'error' });
  else
    response.json({
      status: 'success',
      data: { pet: petOf(rows[0], { profileImage: rows[0].picture && imageOf('auth', rows[0].picture) }) },
    });
});

const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
